/** King of Tokyo in a terminal: Tokyo, the monsters, the dice of the running turn, and the cards. */
import type { KingOfTokyo } from '@yamanote/games/king-of-tokyo/rules';
import { words } from '@yamanote/games/king-of-tokyo/words';
import type { TextBoard } from '@yamanote/games/room';
import { type Line, painted, rule } from '@yamanote/games/spans';
import { dice } from './dice.ts';
import { display } from './display.ts';
import { labels } from './labels.ts';
import { monsters } from './monsters.ts';
import { tokyo } from './tokyo.ts';

export const board: TextBoard<KingOfTokyo> = {
  lines(view, viewer, names, language, paint, width) {
    // The public looks over the shoulder of whoever is playing.
    const seat = viewer === 'public' ? (view.active ?? 0) : viewer;
    const turn = view.turn > 0 ? labels[language].turn(view.turn) : '';
    const lines: Line[] = [
      rule(words[language].title, turn === '' ? [] : [[turn, 'dim']], width),
      ...tokyo(view, names, language, width),
      ...monsters(view, seat, names, language, width),
      ...dice(view, language, width),
      ...display(view, seat, language, width),
    ];
    return lines.map((line) => painted(line, paint, width));
  },
};
