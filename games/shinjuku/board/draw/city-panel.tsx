/** What comes before the actions: the Kaiju walks, its victims flee, CEOs drive. What is decided is one line, the rest asks. */
import { STATIONS_IN, WARD_IDS, type WardId } from '@yamanote/games/shinjuku/rules';
import { Icon } from '@yamanote/kit';
import type { ComponentChildren } from 'preact';
import { Car } from '../art/company.tsx';
import { Customer } from '../art/customer.tsx';
import { Kaiju } from '../art/kaiju.tsx';
import { ownerName } from '../labels.ts';
import { momentOf, type Props } from '../shown.ts';
import { target } from '../target-ids.ts';
import { boardWords, wardName } from '../words/index.ts';
import { Choice, Choices } from './choice.tsx';
import styles from './city-panel.module.css';
import panel from './panel.module.css';
import { PanelFrame } from './panel-frame.tsx';

export function CityPanel(props: Props) {
  const { view, language } = props;
  const words = boardWords[language];
  const moment = momentOf(view);
  const wards = wardsOf(props);
  const entered = moment?.kind === 'flee' || moment?.kind === 'push';
  const fled = moment?.kind === 'push' ? lastFlight(props) : null;
  return (
    <PanelFrame title={titleOf(props)} side={<Who {...props} />}>
      {entered && typeof view.kaiju === 'number' && (
        <Decided picture={<Kaiju size={30} />}>
          <b>{words.kaijuWent(wardName(WARD_IDS[view.kaiju], language))}</b>
          <small>{words.closedStations(STATIONS_IN[view.kaiju].length)}</small>
        </Decided>
      )}
      {fled !== null && (
        <Decided
          picture={fled.customers.slice(0, 3).map((customer, i) => <Customer key={i} customer={customer} size={28} />)}
        >
          <b>{words.fledTo(wardName(fled.to, language))}</b>
        </Decided>
      )}
      {wards.length > 0 && (
        <Choices>
          {wards.map((ward) => (
            <Choice key={ward} board={props} id={target.ward(ward)} label={wardName(ward, language)}>
              {wardName(ward, language)}
            </Choice>
          ))}
        </Choices>
      )}
      {moment?.kind === 'push' && fled === null && <p class={panel.note}>{words.noCeoWithKaiju}</p>}
      {isFirst(props) && <p class={panel.note}>{words.ceoMeans}</p>}
    </PanelFrame>
  );
}

/** Who fled from the Kaiju when it came here; `null` if nobody had to. */
function lastFlight({ past }: Props) {
  const event = past
    .slice(past.findLastIndex(({ type }) => type === 'kaiju-moved'))
    .find(({ type }) => type === 'fled');
  return event?.type === 'fled' ? event : null;
}

function titleOf(props: Props): string {
  const { view, language } = props;
  const words = boardWords[language];
  const moment = momentOf(view);
  switch (moment?.kind) {
    case 'rampage':
      return words.kaijuMoves;
    case 'flee':
      return words.whoFlees;
    case 'push':
      return words.whereTo(ownerName(props, moment.seat));
    default:
      return isFirst(props) ? words.ceoFirst : words.ceoMove;
  }
}

/** Whether one's CEO comes to the map only now. */
function isFirst({ view, viewer }: Props): boolean {
  return momentOf(view)?.kind === 'ceo' && viewer !== 'public' && view.ceos[viewer] === null;
}

function Who({ view, viewer }: Props) {
  const moment = momentOf(view);
  if (moment?.kind === 'push') return <Car seat={moment.seat} size={22} />;
  if (moment?.kind === 'ceo') return viewer === 'public' ? null : <Car seat={viewer} size={22} />;
  return moment?.kind === 'rampage' ? <Kaiju size={34} /> : null;
}

/** At the very start a CEO may go anywhere: then the map is easier than 23 buttons. */
const MANY = 10;

function wardsOf({ answers }: Props): WardId[] {
  const wards = answers.flatMap((answer) => ('ward' in answer ? [answer.ward] : []));
  return wards.length > MANY ? [] : wards;
}

function Decided({ picture, children }: { picture: ComponentChildren; children: ComponentChildren }) {
  return (
    <p class={styles.decided}>
      <span class={styles.check}>
        <Icon name="check" size={15} />
      </span>
      {picture}
      <span>{children}</span>
    </p>
  );
}
