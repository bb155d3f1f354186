import { strengthOf } from '@yamanote/bots';
import type { TableInfo } from '@yamanote/protocol';
import type { Showing } from '@yamanote/running-match';
import { type Encounter, learnFrom } from './own-strength.ts';

/**
 * After a match: what the reader won and lost against each bot. `places` are by seat. Who had a hint played with the strongest
 * bot's help, which says nothing about their own strength.
 */
export function noteResult(
  info: TableInfo,
  places: readonly number[],
  showings: readonly Pick<Showing<unknown>, 'entry'>[],
): void {
  // What was taken back or ended by agreement says nothing either.
  const wasHelped = showings.some(
    ({ entry }) =>
      ('undo' in entry && entry.consent) ||
      ('note' in entry && entry.note.is === 'agreed-end') ||
      ('note' in entry && entry.note.is === 'hint' && info.seats[Number(entry.seat)]?.you),
  );
  if (!wasHelped) learnFrom(info.game, info.match, encountersOf(info, places));
}

export function encountersOf({ seats }: TableInfo, places: readonly number[]): Encounter[] {
  const mine = seats.findIndex(({ you, bot, gaveUp }) => you && bot === null && !gaveUp);
  if (mine < 0) return [];
  return seats.flatMap(({ guest, bot }, seat) => {
    const strength = guest === null && bot !== null ? strengthOf(bot) : null;
    return strength === null ? [] : [{ strength, result: resultOf(places[mine], places[seat]) }];
  });
}

function resultOf(mine: number, others: number): number {
  if (mine === others) return 1 / 2;
  return mine < others ? 1 : 0;
}
