/** One line before I decide about my dice: what finishing now would bring, and what one more die would. */
import type { Seat } from '@yamanote/kernel';
import type { ComponentChildren } from 'preact';
import { Sign } from '../art/icons.tsx';
import { rowsOf } from '../dice-rows.ts';
import { recall } from '../memory.ts';
import { nearlyScoring, type Outlook, outlookFor } from '../outlook.ts';
import { nameOrYou, type Props } from '../shown.ts';
import { boardWords } from '../words/index.ts';
import styles from './outlook-line.module.css';

export function OutlookLine(props: Props) {
  const { view, viewer, answers, selected, language } = props;
  const words = boardWords[language];
  const { keep, roll } = rowsOf(view.dice, answers, selected, recall(props).thrown);
  const gains = partsOf(props, outlookFor(view, viewer as Seat));
  return (
    <p class={styles.line}>
      <span>{gains.length === 0 ? words.bringsNothing : words.finishing}</span>
      {gains}
      {roll.length > 0 &&
        nearlyScoring(keep).map(({ face, stars }) => (
          <span key={face} class={styles.nearly}>
            {words.nearly({ face, stars })} <Sign name="star" size={13} />
          </span>
        ))}
    </p>
  );
}

function partsOf(props: Props, { stars, energy, hearts, blows }: Outlook): ComponentChildren[] {
  const words = boardWords[props.language];
  const parts: ComponentChildren[] = [];
  for (const amount of [...new Set(blows.map((blow) => blow.amount))]) {
    const seats = blows.filter((blow) => blow.amount === amount).map(({ seat }) => seat);
    parts.push(
      <span key={`damage ${amount}`}>
        <Sign name="claw" size={13} /> <b>{words.damage(amount)}</b> {toWhom(props, seats)}
      </span>,
    );
  }
  const gains = [
    ['star', stars, words.stars],
    ['energy', energy, words.energy],
    ['heart', hearts, words.hearts],
  ] as const;
  for (const [sign, amount, said] of gains) {
    if (amount === 0) continue;
    parts.push(
      <span key={sign}>
        <b aria-hidden="true">+{amount}</b> <Sign name={sign} size={13} />
        <span class="unseen">{said(amount)}</span>
      </span>,
    );
  }
  return parts;
}

/** "to the city and the bay", "to everybody outside", or by name. */
export function toWhom(props: Props, seats: readonly Seat[]): string {
  const { view, language } = props;
  const words = boardWords[language];
  const places = seats.map((seat) => view.monsters[seat].place);
  if (places.every((place) => place === 'city' || place === 'bay'))
    return words.toPlaces([...new Set(places)].map((place) => words.flags[place as 'city' | 'bay']));
  const outside = view.monsters.filter(({ place }) => place === 'outside').length;
  if (places.every((place) => place === 'outside') && seats.length === outside && outside > 1) return words.toOutside;
  return words.toNames(seats.map((seat) => nameOrYou(props, seat)));
}
