/** UPGRADE: which store, and which customer is given for it. */
import type { Action, StationId } from '@yamanote/games/shinjuku/rules';
import { Customer } from '../art/customer.tsx';
import { cheapestByPlace, priceText } from '../price.ts';
import type { Props } from '../shown.ts';
import { target } from '../target-ids.ts';
import { boardWords, customerName, stationName } from '../words/index.ts';
import { Choice, Choices } from './choice.tsx';

type Upgrade = Extract<Action, { do: 'upgrade' }>;

export function UpgradeChoices(props: Props) {
  const { answers, selected, language, view } = props;
  const words = boardWords[language];
  const upgrades = answers.filter((answer): answer is Upgrade => answer.do === 'upgrade');
  const stations = [...new Set(upgrades.map(({ station }) => station))];
  const station = selected?.do === 'upgrade' ? selected.station : stations.length === 1 ? stations[0] : null;
  const customersFor = (at: StationId | null) => [
    ...new Set(upgrades.filter((one) => one.station === at).map(({ customer }) => customer)),
  ];
  const customers = customersFor(station);
  /** What goes for a store: one of these customers, and the cheapest way to pay. */
  const gives = (at: StationId, customers: Upgrade['customer'][]) => {
    const names = customers.map((customer) => customerName(customer, view.options, language));
    const customer = words.upgradeGives({ station: stationName(at, language), customer: names.join(' / ') });
    const [cheapest] = cheapestByPlace(
      view,
      upgrades.filter((one) => one.station === at && customers.includes(one.customer)),
    ).values();
    return words.also([customer, priceText(props, cheapest) ?? []].flat());
  };
  return (
    <>
      <Choices>
        {stations.map((one) => (
          <Choice key={one} board={props} id={target.station(one)} label={gives(one, customersFor(one))}>
            {stationName(one, language)}
            {customersFor(one).map((customer) => (
              <Customer key={customer} customer={customer} size={20} />
            ))}
          </Choice>
        ))}
      </Choices>
      {station !== null && customers.length > 1 && (
        <Choices>
          {customers.map((customer) => (
            <Choice key={customer} board={props} id={target.customer(customer)} label={gives(station, [customer])}>
              <Customer customer={customer} size={26} />
            </Choice>
          ))}
        </Choices>
      )}
    </>
  );
}
