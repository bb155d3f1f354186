export { LAWS } from './laws.ts';
export { chooseVerbFirst, type Moment, moments } from './moments.ts';
export { type Plan, type Report, runBattery } from './run.ts';
export type { Finding } from './watchers.ts';
