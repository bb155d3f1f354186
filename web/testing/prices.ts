/** What a choice has to say for whoever cannot see its price, by the rules of the games. */
import { priceFor } from '@yamanote/games/king-of-tokyo/rules';
import { ESTABLISHMENTS, LANDMARKS, rollLine } from '@yamanote/games/machi-koro/rules';
import type { GameId } from '@yamanote/games/registry';
import { apply, fastRng, type Game, imagineFrom, legal, type Seat } from '@yamanote/kernel';
import type { Sight } from '@yamanote/running-match';

// biome-ignore lint/suspicious/noExplicitAny: every game has its own
type View = any;

/** What the name of a target must say at this moment; `null` for what costs nothing. */
type PriceOf = (target: string, view: View, answers: readonly View[]) => RegExp | null;

const machiKoro: PriceOf = (target) => {
  const card = [...ESTABLISHMENTS, ...LANDMARKS].find(({ id }) => [`card:${id}`, `landmark:${id}`].includes(target));
  return card === undefined ? null : new RegExp(`\\b${card.cost} coins?\\b`);
};

const kingOfTokyo: PriceOf = (target, view, answers) => {
  const bought = answers.find(({ do: verb, card }) => verb === 'buy' && target === `card:${card}`);
  return bought === undefined ? null : new RegExp(`\\b${priceFor(view.monsters[view.viewer], bought.card)} energy\\b`);
};

/** A card of one's own, or three of them; of a place to build at, what the map shows around it. */
const shinjuku: PriceOf = (target, _, answers) => {
  const place = target.replace(/^(ward|station|connection):/, '');
  if (answers.some(({ do: verb, station }) => verb === 'open' && station === place))
    return /\bin the ward\b.*(\bcard |as a wildcard|\b3 cards\b)/;
  if (target.startsWith('connection:')) return /\(.+\) – .+\(.+\); (free|card |.+as a wildcard|3 cards)/;
  const paid = answers.filter(
    (answer) => answer.pay !== undefined && [answer.ward, answer.station, answer.connection].includes(place),
  );
  return paid.length === 0 ? null : /\bcard |as a wildcard|\b3 cards\b/;
};

/** Drawing costs nothing; what it brings is what one decides by. */
const nextStation: PriceOf = (target) =>
  target.startsWith('station:') ? /(\+|minus )\d+ points?\b|\bno points\b/ : null;

const PRICES: Readonly<Record<GameId, PriceOf>> = {
  'machi-koro': machiKoro,
  'king-of-tokyo': kingOfTokyo,
  shinjuku,
  'next-station-tokyo': nextStation,
};

export function pricesAt(game: Game, { view }: Sight, seat: Seat): (target: string) => RegExp | null {
  const answers = legal(game, imagineFrom(game, view, fastRng('prices')), seat);
  return (target) => PRICES[game.id as GameId](target, { ...view, viewer: seat }, answers);
}

/** The numbers of Machi Koro's dice that would bring something else if this card were built; none for other targets. */
export function numbersChanged(game: Game, { view }: Sight, seat: Seat, target: string): number[] {
  if (!target.startsWith('card:') || game.id !== 'machi-koro') return [];
  const before: View = imagineFrom(game, view, fastRng('numbers'));
  const build = (legal(game, before, seat) as View[]).find(
    ({ do: verb, card }) => verb === 'build' && target === `card:${card}`,
  );
  if (build === undefined) return [];
  const after: View = game.clone(before);
  apply(game, after, seat, build);
  // What its price changes is told by itself.
  before.coins = after.coins;
  const later = rollLine(after, seat);
  return rollLine(before, seat).flatMap(({ number, mine, others }, i) =>
    mine.coins === later[i].mine.coins && others.coins === later[i].others.coins ? [] : [number],
  );
}
