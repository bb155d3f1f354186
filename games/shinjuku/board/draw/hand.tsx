/** My cards: which of them are jokers and why, and which one pays. */
import { STATION_IDS, WARD_IDS, type WardId } from '@yamanote/games/shinjuku/rules';
import { WARD_NAMES } from '@yamanote/games/shinjuku/words';
import { targetProps } from '@yamanote/kit';
import { Building, Car } from '../art/company.tsx';
import { handOf, type JokerReason, jokerReason } from '../plan/payment.ts';
import { type Props, shownSeat } from '../shown.ts';
import { target } from '../target-ids.ts';
import { boardWords, stationName, wardName } from '../words/index.ts';
import styles from './hand.module.css';
import { unlabelled } from './said.tsx';
import { WardIcon } from './ward-icon.tsx';
import { Worth } from './worth.tsx';

export function Hand(props: Props) {
  const words = boardWords[props.language];
  if (shownSeat(props) === null) return null;
  return (
    <section class={styles.place} aria-label={words.hand}>
      <header class={styles.head}>
        <h2>{words.hand}</h2>
        <Worth {...props} />
      </header>
      <HandCards {...props} />
    </section>
  );
}

export function HandCards(props: Props) {
  const seat = shownSeat(props);
  if (seat === null) return null;
  const cards = handOf(props.view, seat).flatMap((count, ward) => (count > 0 ? [{ ward, count }] : []));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrolling list has to be reachable by keyboard
    <ul class={styles.hand} tabIndex={0}>
      {cards.length === 0 && <li class={styles.empty}>{boardWords[props.language].emptyHand}</li>}
      {cards.map(({ ward, count }) => (
        <li key={ward}>
          <HandCard {...props} ward={WARD_IDS[ward]} count={count} why={jokerReason(props.view, seat, ward)} />
        </li>
      ))}
    </ul>
  );
}

interface CardProps extends Props {
  ward: WardId;
  count: number;
  why: JokerReason | null;
}

function HandCard(props: CardProps) {
  const { language, selected, ward, count, why } = props;
  const words = boardWords[language];
  const id = target.pay(ward);
  const paying = selected !== null && 'pay' in selected && selected.pay === ward;
  const label = words.card({ ward: wardName(ward, language), count, why: reasons(props) });
  const look = props.target(id) === 'none' ? {} : unlabelled(targetProps(props, id, label));
  return (
    <div class={styles.card} data-joker={why === null ? undefined : ''} data-pays={paying ? '' : undefined} {...look}>
      <span class="unseen">{label}</span>
      <Tag {...props} paying={paying} />
      <b lang="ja" aria-hidden="true">
        {WARD_NAMES[ward].japanese.replace('区', '')}
      </b>
      <span class={styles.latin} aria-hidden="true">
        {WARD_NAMES[ward].latin}
      </span>
      <span class={styles.shape}>
        <WardIcon ward={ward} size={32} />
      </span>
      {count > 1 && (
        <em class={styles.count} aria-hidden="true">
          ×{count}
        </em>
      )}
    </div>
  );
}

function Tag({ language, view, why, paying, viewer }: CardProps & { paying: boolean }) {
  const words = boardWords[language];
  if (paying) {
    return (
      <em class={styles.pays} aria-hidden="true">
        {words.pays}
      </em>
    );
  }
  if (why === null || viewer === 'public') return null;
  const shop = why.stations.length > 0 ? view.buildings[why.stations[0]]?.shop : undefined;
  return (
    <em class={styles.joker} title={words.jokerMeans} aria-hidden="true">
      {shop !== undefined ? <Building seat={viewer} shop={shop} size={15} /> : <Car seat={viewer} size={11} />}
      {why.ceo && shop === undefined ? words.ceo : words.joker}
    </em>
  );
}

function reasons({ why, language }: CardProps): string[] {
  if (why === null) return [];
  const words = boardWords[language];
  return [
    ...why.stations.map((station) => words.jokerBy(stationName(STATION_IDS[station], language))),
    ...(why.ceo ? [words.jokerByCeo] : []),
  ];
}
