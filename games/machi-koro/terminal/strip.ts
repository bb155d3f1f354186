/** The roll line: twelve stops, above them what a number brings on one's own roll, below on others'. */

import { centred, left } from '@yamanote/games/columns';
import { type MachiKoroState, NUMBERS, rollLine, type Stop } from '@yamanote/games/machi-koro/rules';
import type { Language } from '@yamanote/games/room';
import type { Line, Span } from '@yamanote/games/spans';
import type { Seat } from '@yamanote/kernel';
import { labels } from './labels.ts';

const HEAD = 9;
const NARROWEST_STOP = 4;
const WIDEST_STOP = 7;

export function rollStrip(view: MachiKoroState, seat: Seat, language: Language, columns: number): Line[] {
  const { ownRoll, othersRoll } = labels[language];
  const stop = Math.min(WIDEST_STOP, Math.max(NARROWEST_STOP, Math.floor((columns - HEAD) / NUMBERS.length)));
  const rolled = view.dice.reduce((sum, face) => sum + face, 0);
  const line = rollLine(view, seat);
  const row = (head: string, whose: 'mine' | 'others'): Line => [
    [left(head, HEAD), 'dim'],
    ...line.map((at) => value({ swap: false, ...at[whose] }, stop)),
  ];
  const rail = NUMBERS.flatMap((number): Line => {
    const [before, after] = centred('#'.repeat(String(number).length), stop, '━').split(/#+/);
    return [
      [before, 'green'],
      number === rolled ? [`${number}`, 'inverse', 'bold'] : [`${number}`, 'bold'],
      [after, 'green'],
    ];
  });
  return [row(ownRoll, 'mine'), [[' '.repeat(HEAD)], ...rail], row(othersRoll, 'others')];
}

function value({ coins, swap, possible }: Stop['mine'], stop: number): Span {
  const text = coins > 0 ? `+${coins}` : coins < 0 ? `−${-coins}` : swap ? '⇄' : '·';
  const shown = centred(coins !== 0 && swap ? `${text}⇄` : text, stop);
  if (!possible || (coins === 0 && !swap)) return [shown, 'dim'];
  return coins < 0 ? [shown, 'red'] : [shown, 'green'];
}
