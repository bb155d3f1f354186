export { rulesModel } from './rules-model.ts';
export { searchBy } from './search.ts';
export type { SearchSettings } from './settings.ts';
