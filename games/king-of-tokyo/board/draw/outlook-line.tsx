/** One line before I decide about my dice: what finishing now would bring, and what one more die would. */
import { CLAW } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import type { ComponentChildren } from 'preact';
import { Sign } from '../art/icons.tsx';
import { rowsOf } from '../dice-rows.ts';
import type { Harvest } from '../harvest.ts';
import { recall } from '../memory.ts';
import { nearlyScoring, type Outlook, outlookFor } from '../outlook.ts';
import { puzzled } from '../puzzled.ts';
import { nameOrYou, type Props } from '../shown.ts';
import { boardWords, cardName } from '../words/index.ts';
import styles from './outlook-line.module.css';

export function OutlookLine(props: Props) {
  const { view, viewer, answers, selected, language } = props;
  const words = boardWords[language];
  const { keep, roll } = rowsOf(view.dice, answers, selected, recall(props).thrown);
  const outlook = outlookFor(view, viewer as Seat);
  const gains = partsOf(props, outlook);
  const stays = puzzled.value?.dice === view.dice ? puzzled.value.face : null;
  return (
    <p class={styles.line}>
      {stays !== null && <b>{words.stays(words.faces[stays], view.options.short && stays === CLAW)}</b>}
      <span data-leads={gains.length === 0 ? undefined : ''}>
        {gains.length === 0 ? words.bringsNothing : words.finishing}
      </span>
      {gains}
      {outlook.enough && <span class="unseen">{words.thenWins}</span>}
      {roll.length > 0 &&
        nearlyScoring(keep, roll).map(({ face, stars }) => (
          <span key={face} class={styles.nearly}>
            {words.nearly({ face, stars })} <Sign name="star" size={13} />
          </span>
        ))}
    </p>
  );
}

function partsOf(
  props: Props,
  { stars, energy, hearts, blows, parries, movesIn, choices, poison }: Outlook,
): ComponentChildren[] {
  const words = boardWords[props.language];
  const parts: ComponentChildren[] = [];
  for (const amount of [...new Set(blows.map((blow) => blow.amount))]) {
    const seats = blows.filter((blow) => blow.amount === amount).map(({ seat }) => seat);
    const parried = parries.filter(({ seat }) => seats.includes(seat));
    parts.push(
      <span key={`damage ${amount}`} data-leads={parried.length === 0 ? undefined : ''}>
        <Sign name="claw" size={13} /> <b>{words.damage(amount)}</b>{' '}
        <span aria-hidden="true">{toWhom(props, seats)}</span>
        <span class="unseen">{words.toNames(seats.map((seat) => nameOrYou(props, seat)))}</span>
      </span>,
      ...parried.map(({ seat, card }) => (
        <span key={`parry ${seat}`} class={styles.aside}>
          {words.mayParry({ name: props.names[seat], card: cardName(card, props.language) })}
        </span>
      )),
    );
  }
  parts.push(...gainsOf(props, { stars, energy, hearts }));
  if (movesIn) {
    parts.push(
      <span key="moves-in" class="unseen">
        {words.youMoveIn}
      </span>,
    );
  }
  if (choices > 0) parts.push(<span key="choices">{words.thenSpend(choices)}</span>);
  if (poison > 0) {
    parts.push(
      <span key="poison" class={styles.loss}>
        <Sign name="poison" size={13} /> <b>{words.thenPoison(poison)}</b>
      </span>,
    );
  }
  return parts;
}

function gainsOf({ language }: Props, { stars, energy, hearts }: Pick<Outlook, 'stars' | 'energy' | 'hearts'>) {
  const words = boardWords[language];
  const gains = [
    ['star', stars, words.stars],
    ['energy', energy, words.energy],
    ['heart', hearts, words.hearts],
  ] as const;
  return gains.flatMap(([sign, amount, said]) =>
    amount === 0
      ? []
      : [
          <span key={sign}>
            <b aria-hidden="true">+{amount}</b> <Sign name={sign} size={13} />
            <span class="unseen">{said(amount)}</span>
          </span>,
        ],
  );
}

/** What the dice have brought, for as long as their owner buys: the dice themselves are not seen any more. */
export function HarvestLine({ harvest, ...props }: Props & { harvest: Harvest }) {
  const words = boardWords[props.language];
  const own = gainsOf(props, harvest);
  const gains = [
    ...own,
    ...harvest.hurt.map(({ seat, hearts }) => (
      <span key={`hurt ${seat}`}>{words.hurt({ name: nameOrYou(props, seat), hearts })}</span>
    )),
  ];
  return (
    <p class={styles.line}>
      <span data-leads={gains.length === 0 ? undefined : ''}>
        {gains.length === 0 ? words.broughtNothing : own.length === 0 ? words.hit : words.brought}
      </span>
      {gains}
    </p>
  );
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
