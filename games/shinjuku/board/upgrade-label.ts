import type { Action, CustomerId, StationId } from '@yamanote/games/shinjuku/rules';
import { nextStars } from './hints.ts';
import { priceText } from './price.ts';
import type { Sight } from './shown.ts';
import { suggest } from './suggest.ts';
import { boardWords, customerKind, stationName } from './words/index.ts';

export type Upgrade = Extract<Action, { do: 'upgrade' }>;

/** What goes for a store, one of these customers and the cards, if one says nothing else; and the stars that it brings. */
export function upgradeLabel(
  board: Pick<Sight, 'view' | 'language'>,
  upgrades: readonly Upgrade[],
  at: StationId,
  customers: readonly CustomerId[],
): string {
  const { view, language } = board;
  const words = boardWords[language];
  const ways = upgrades.filter((one) => one.station === at && customers.includes(one.customer));
  const meant = (suggest(ways, view) ?? ways[0]) as Upgrade;
  const kind = (customer: CustomerId) => customerKind(customer, view.options);
  const gives = words.upgradeGives({
    station: stationName(at, language),
    stars: nextStars(view),
    customer: kind(meant.customer),
    others: customers.filter((customer) => customer !== meant.customer).map(kind),
  });
  return words.also([gives, priceText(board, meant) ?? []].flat());
}
