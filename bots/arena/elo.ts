/**
 * Strength as a difference in Elo: 400 points are odds of ten to one. At a table with more than two seats, a bot on `own` of
 * `seats` is weighed against one seat of the others: a bot that wins its share has 0, however many sit there.
 */
export interface Table {
  own: number;
  seats: number;
}

/** From the part of all wins that go to the bot's seats together; endless where that is nothing or everything. */
export function eloOf(rate: number, { own, seats }: Table): number {
  const odds = rate / own / ((1 - rate) / (seats - own));
  return 400 * Math.log10(odds);
}

/** The part of all wins that a bot of this strength takes. */
export function rateAt(elo: number, { own, seats }: Table): number {
  const strength = own * 10 ** (elo / 400);
  return strength / (strength + seats - own);
}
