/** Where "Rules" leads: to how the game is played, with all of its rules one tap behind; without a game, to a choice of one. */
export function rulesAddress(game: string | null): string {
  return game === null ? '/rules' : `/how-to/${game}`;
}
