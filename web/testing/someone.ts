/** Somebody at a page that nobody draws: answers by the rules, with what the page knows. */
import type { Game } from '@yamanote/kernel';
import { fastRng, imagineFrom, legal } from '@yamanote/kernel';
import type { Asked } from '../connection/line.ts';
import type { WatchedTable } from '../connection/table.ts';
import { until } from './pretend-browser.ts';

/** Asks for a table against a bot; one's own seat is first. */
export const MATCH: Asked = {
  do: 'create',
  game: 'machi-koro',
  options: { first: 0 },
  seats: ['me', { bot: 'random' }],
  public: false,
  start: true,
};

function mySeat({ info }: WatchedTable): number {
  return info.value?.seats.findIndex(({ you }) => you) ?? -1;
}

export function isAsked(table: WatchedTable): boolean {
  const pending = table.progress.value?.sight.pending;
  return (pending?.is === 'ask' || pending?.is === 'each') && pending.seats.includes(mySeat(table));
}

/** When the page shows the table, or why it does not. */
export function shown({ progress, fault }: WatchedTable): Promise<void> {
  return until(() => progress.value !== null || fault.value !== null);
}

let moves = 0;

/** Gives the first legal answer when asked; resolves when it is known what came of it. */
export async function answer(table: WatchedTable, game: Game): Promise<void> {
  await until(() => isAsked(table));
  const { match, sight } = table.progress.peek()!;
  const [first] = legal(game, imagineFrom(game, sight.view, fastRng('')), mySeat(table));
  const move = `move-number-${moves++}`;
  await table.request({ do: 'answer', match, move, question: sight.question, answers: [first] });
}
