export { evaluate, foresee } from './evaluate.ts';
