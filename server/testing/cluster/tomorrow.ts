/** The program after its next release: one step more in the shape of the database, and Machi Koro under its next version. */
import { machiKoro } from '@yamanote/games/machi-koro/rules';
import type { BotRoom } from '@yamanote/games/room';
import { MIGRATIONS, type Migration } from '../../store/postgres/migrations.ts';
import { testRegistry } from '../registry.ts';

export type Release = 'today' | 'tomorrow';

/** A richer start: under the wrong rules no such match could be played to its end, nor verified. */
const richer: typeof machiKoro = {
  ...machiKoro,
  version: machiKoro.version + 1,
  setup(seats, options) {
    const state = machiKoro.setup(seats, options);
    return { ...state, coins: state.coins.map((coins) => coins + 2) };
  },
};

/** Knows what today's knows, and more. */
export const tomorrowsRegistry: typeof testRegistry = {
  ...testRegistry,
  'machi-koro': async () => {
    const today = await testRegistry['machi-koro']();
    return { ...today, game: richer, past: { [machiKoro.version]: async () => machiKoro } } as unknown as BotRoom;
  },
};

/** For this whole process, before anything is opened. */
export function learnTomorrowsStep(): void {
  const sql = `alter table tables add column remark text not null default '';
    alter table matches add column remark text;
    create table remarks (match text not null, idx integer not null, primary key (match, idx))`;
  (MIGRATIONS as Migration[]).push({ oldest: MIGRATIONS.length, sql });
}
