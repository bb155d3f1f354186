export { eventLines } from './events.ts';
export { faultsIn } from './faults.ts';
export { testRules } from './rules.ts';
export { byKey, COUNTS, each, inShapeOf, type SamplesOf, vary } from './samples.ts';
export { testSentences } from './sentences.ts';
export type { Text } from './texts.ts';
