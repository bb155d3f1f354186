export function sum(dice: readonly number[]): number {
  return dice.reduce((total, face) => total + face, 0);
}

/** `+5`, `−2`, `±0`. */
export function signed(coins: number): string {
  return coins > 0 ? `+${coins}` : `−${-coins}`;
}
