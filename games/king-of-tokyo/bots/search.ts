/** Tries the answers that the expert finds best by playing on, and leaves its favourite only for something clearly better. */
import { type Consider, type SearchSettings, searchBy } from '@yamanote/bots';
import type { KingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { expert } from './expert.ts';
import { model } from './model.ts';

const SETTINGS: SearchSettings<KingOfTokyo> = { advise: expert, playouts: 1500, candidates: 4, guard: 2, worlds: 4 };

/** Among two, the value knows soon enough who stands better. */
const duel = searchBy(model, { ...SETTINGS, horizon: 4 });

/** Who of many wins, and who only helps another, shows at the end of the match. */
const brawl = searchBy(model, { ...SETTINGS, playouts: 900, guard: 1, worlds: 16 });

export const search: Consider<KingOfTokyo> = (view, ...asked) =>
  (view.monsters.length === 2 ? duel : brawl)(view, ...asked);
