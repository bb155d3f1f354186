export function sum(dice: readonly number[]): number {
  return dice.reduce((total, face) => total + face, 0);
}

/** `+5`, `−2`; or with `unit`, `+5 coins`. */
export function signed(coins: number, unit: (coins: number) => string = String): string {
  return `${coins > 0 ? '+' : '−'}${unit(Math.abs(coins))}`;
}
