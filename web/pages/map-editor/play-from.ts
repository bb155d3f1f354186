/** A match from a position against bots of the strongest kind; it stays on this device. Returns where it is. */
export async function playFrom(game: string, position: object, bots: number): Promise<string> {
  const { prepareTable } = await import('../../local/dial.ts');
  const opponents = Array.from({ length: bots }, () => 'greedy');
  return `/table/${await prepareTable(game, opponents, position)}`;
}
