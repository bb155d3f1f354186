/** Two numbers that are the same for equal rows of numbers, and hardly ever for others. */
export interface Digest {
  one: number;
  other: number;
}

export function begin(digest: Digest): void {
  digest.one = 0x2545f491;
  digest.other = 0x1b873593;
}

export function add(digest: Digest, number: number): void {
  const one = Math.imul(digest.one ^ number, 0x9e3779b1);
  digest.one = one ^ (one >>> 15);
  const other = Math.imul(digest.other + number, 0x85ebca6b);
  digest.other = other ^ (other >>> 13);
}
