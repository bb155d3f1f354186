/** The beginning of a hash: short enough to be read aloud across a table, and never broken between two lines. */
export function shortened(hash: string): string {
  return hash.match(/.{4}/g)?.slice(0, 3).join('\u00a0·\u00a0') ?? '';
}
