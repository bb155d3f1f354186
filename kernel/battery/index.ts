export { LAWS } from './laws.ts';
export { type Plan, type Report, runBattery } from './run.ts';
export type { Finding } from './watchers.ts';
