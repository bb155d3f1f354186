import { closedLoop } from './closed-loop.ts';
import { homePages, lobbyPages } from './home-pages.ts';
import type { Situation } from './situation.ts';
import { startUp } from './start-up.ts';
import { thinkTime } from './think-time.ts';
import { watchers } from './watchers.ts';

export const SITUATIONS: readonly Situation[] = [closedLoop, thinkTime, watchers, homePages, startUp, lobbyPages];
