import { deviceHall } from '../../connection/halls.ts';

/** A match from a position against bots of the strongest kind; it stays on this device. Returns where it is. */
export async function playFrom(game: string, position: object, bots: number): Promise<string> {
  const { prepareTable } = await import('../../local/hall.ts');
  await deviceHall();
  const seats = ['me' as const, ...Array.from({ length: bots }, () => ({ bot: 'greedy' }))];
  return `/table/${await prepareTable({ game, seats, position })}`;
}
