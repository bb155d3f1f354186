import { botFor, EVEN } from '../../levels/level.ts';

/** A match from a position against bots that are about as good as who plays; it stays on this device. Returns where it is. */
export async function playFrom(game: string, position: object, bots: number): Promise<string> {
  const { prepareTable } = await import('../../local/dial.ts');
  const opponents = Array.from({ length: bots }, () => botFor(EVEN, game));
  return `/table/${await prepareTable(game, opponents, position)}`;
}
