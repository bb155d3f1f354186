/** What a phone shows while a big screen has the city: my monster with what it has, and whom my dice would hit. */
import { heartLimit, type Monster, WINNING_STARS } from '@yamanote/games/king-of-tokyo/rules';
import type { Seat } from '@yamanote/kernel';
import { SeatMark } from '@yamanote/kit';
import { CardPicture } from '../art/card-picture.tsx';
import { Sign, type SignName } from '../art/icons.tsx';
import { MonsterPicture } from '../art/monster.tsx';
import { anchor } from '../flights.ts';
import { recall } from '../memory.ts';
import type { OfSeat } from '../shown.ts';
import { boardWords, cardLabel, monsterName } from '../words/index.ts';
import styles from './hand.module.css';
import { type Label, labelsFor } from './labels.ts';
import { LossLabel } from './loss-label.tsx';
import palette from './palette.module.css';

export function Hand(props: OfSeat) {
  const { seat, language } = props;
  const words = boardWords[language];
  const { view } = recall(props);
  const monster = view.monsters[seat];
  const { hearts, stars, energy, place, cards } = monster;
  const labels = labelsFor(props);
  const mine = labels.get(seat) ?? null;
  const others = [...labels].filter(([other]) => other !== seat);
  return (
    <div class={`${palette.palette} ${styles.hand}`} data-turn={view.active === seat || undefined}>
      <section class={styles.me}>
        {monster.monster !== null && <MonsterPicture monster={monster.monster} class={styles.picture} />}
        <div class={styles.figures}>
          <h2>
            {monster.monster === null ? words.noMonster : monsterName(monster.monster, language)}
            {place !== 'outside' && <em>{words.flags[place]}</em>}
            {mine !== null && <LossLabel label={mine} small={false} />}
          </h2>
          <Figure
            sign="heart"
            amount={hearts}
            of={heartLimit(monster as Monster)}
            label={words.hearts(hearts)}
            at={anchor.hearts(seat)}
          />
          <Figure sign="star" amount={stars} of={WINNING_STARS} label={words.stars(stars)} at={anchor.stars(seat)} />
          <Figure sign="energy" amount={energy} label={words.energy(energy)} at={anchor.energy(seat)} />
        </div>
      </section>
      {others.length > 0 && (
        <ul class={styles.blows}>
          {others.map(([other, label]) => (
            <Blow key={other} {...props} other={other} label={label} />
          ))}
        </ul>
      )}
      {cards.length > 0 && (
        <ul class={styles.cards} aria-label={words.cards(cards.length)} data-anchor={anchor.cards(seat)}>
          {cards.map(({ card }, i) => (
            <li key={i}>
              <CardPicture card={card} class={styles.card} />
              {cardLabel(card, language)}
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

interface FigureProps {
  sign: SignName;
  amount: number;
  /** How much there can be. */
  of?: number;
  label: string;
  at: string;
}

function Figure({ sign, amount, of, label, at }: FigureProps) {
  return (
    <p class={styles.figure} data-anchor={at} data-sign={sign}>
      <Sign name={sign} size={24} />
      <b aria-hidden="true">{amount}</b>
      <span class="unseen">{label}</span>
      {of !== undefined && (
        <i aria-hidden="true">
          <i style={{ width: `${Math.min(100, (100 * amount) / of)}%` }} />
        </i>
      )}
    </p>
  );
}

function Blow({ view, names, language, other, label }: OfSeat & { other: Seat; label: Label }) {
  const words = boardWords[language];
  const { place } = view.monsters[other];
  return (
    <li>
      <SeatMark seat={other} size={14} />
      <span>
        {names[other]} {place !== 'outside' && <small>{words.flags[place]}</small>}
      </span>
      <LossLabel label={label} small={false} />
    </li>
  );
}
