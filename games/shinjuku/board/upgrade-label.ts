import type { Action, CustomerId, StationId } from '@yamanote/games/shinjuku/rules';
import { cheapestByPlace, priceText } from './price.ts';
import type { Sight } from './shown.ts';
import { boardWords, customerName, stationName } from './words/index.ts';

export type Upgrade = Extract<Action, { do: 'upgrade' }>;

/** What goes for a store: one of these customers, and the cards of the cheapest way to pay. */
export function upgradeLabel(
  board: Pick<Sight, 'view' | 'language'>,
  upgrades: readonly Upgrade[],
  at: StationId,
  customers: readonly CustomerId[],
): string {
  const { view, language } = board;
  const words = boardWords[language];
  const names = customers.map((customer) => customerName(customer, view.options, language));
  const customer = words.upgradeGives({ station: stationName(at, language), customer: names.join(' / ') });
  const ways = upgrades.filter((one) => one.station === at && customers.includes(one.customer));
  const [cheapest] = cheapestByPlace(view, ways).values();
  return words.also([customer, priceText(board, cheapest) ?? []].flat());
}
