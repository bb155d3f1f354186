export { adam, rateAt } from './adam.ts';
