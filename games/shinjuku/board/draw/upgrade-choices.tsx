/** UPGRADE: which store, and which customer is given for it. */
import type { CustomerId, StationId } from '@yamanote/games/shinjuku/rules';
import { Customer } from '../art/customer.tsx';
import type { Props } from '../shown.ts';
import { target } from '../target-ids.ts';
import { type Upgrade, upgradeLabel } from '../upgrade-label.ts';
import { stationName } from '../words/index.ts';
import { Choice, Choices } from './choice.tsx';

export function UpgradeChoices(props: Props) {
  const { answers, selected, language } = props;
  const upgrades = answers.filter((answer): answer is Upgrade => answer.do === 'upgrade');
  const stations = [...new Set(upgrades.map(({ station }) => station))];
  const station = selected?.do === 'upgrade' ? selected.station : stations.length === 1 ? stations[0] : null;
  const customersFor = (at: StationId | null) => [
    ...new Set(upgrades.filter((one) => one.station === at).map(({ customer }) => customer)),
  ];
  const customers = customersFor(station);
  const gives = (at: StationId, customers: readonly CustomerId[]) => upgradeLabel(props, upgrades, at, customers);
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
