/** In place of the market, what a purple card lets me choose from: who pays, which card I give, which one I take. */
import { ESTABLISHMENTS, type Establishment } from '@yamanote/games/machi-koro/rules';
import type { Seat } from '@yamanote/kernel';
import { Coin, SeatMark, TargetButton } from '@yamanote/kit';
import { HousePicture } from '../art/house.tsx';
import { ColourShape } from '../art/icons.tsx';
import type { Props } from '../shown.ts';
import { target } from '../targets.ts';
import { boardWords, labelOf, nameOf, shortOf } from '../words/index.ts';
import styles from './choices.module.css';
import { numbersOf } from './labels.ts';
import palette from './palette.module.css';

type Kind = 'charge' | 'give' | 'take';

/** Which choice is mine now, if any. */
export function choiceOf({ view, viewer }: Pick<Props, 'view' | 'viewer'>): Kind | null {
  const kind = view.stack.at(-1)?.kind;
  const mine = view.roller === viewer;
  return mine && (kind === 'charge' || kind === 'give' || kind === 'take') ? kind : null;
}

export function Choices(props: Props & { kind: Kind }) {
  const { view, viewer, kind } = props;
  const others = view.coins.map((_, seat) => seat).filter((seat) => seat !== viewer);
  return (
    <div class={styles.choices}>
      {kind === 'charge' && <Payers {...props} seats={others} />}
      {kind === 'give' && <Cards {...props} seat={viewer as Seat} />}
      {kind === 'take' && others.map((seat) => <Cards key={seat} {...props} seat={seat} />)}
    </div>
  );
}

const CHARGE = 5;

function Payers(props: Props & { seats: readonly Seat[] }) {
  const { view, names, language, seats } = props;
  const words = boardWords[language];
  return (
    <section class={styles.group}>
      <h2>{words.whoPays}</h2>
      <div class={styles.payers}>
        {seats.map((seat) => {
          const from = view.coins[seat];
          const to = Math.max(0, from - CHARGE);
          return (
            <TargetButton
              key={seat}
              board={props}
              id={target.seat(seat)}
              label={words.charge({ name: names[seat], from, to })}
              class={styles.payer}
            >
              <SeatMark seat={seat} size={16} />
              <span class={styles.who} aria-hidden="true">
                {names[seat]}
              </span>
              <span class={styles.purse} aria-hidden="true">
                <Coin size={16} /> {from} → {to}
              </span>
            </TargetButton>
          );
        })}
      </div>
    </section>
  );
}

/** A seat's cards, one for each type, to be given or taken. */
function Cards(props: Props & { seat: Seat }) {
  const { view, viewer, names, language, seat } = props;
  const words = boardWords[language];
  const owned = ESTABLISHMENTS.map((card, index) => ({ card, copies: view.cities[seat][index] })).filter(
    ({ copies }) => copies > 0,
  );
  return (
    <section class={styles.group}>
      <h2>
        <SeatMark seat={seat} size={12} />
        {seat === viewer ? words.yourCards : words.cardsOf(names[seat])}
      </h2>
      <div class={styles.cards}>
        {owned.map(({ card, copies }) => {
          const [name, gist] = [nameOf(card.id, language), shortOf(card.id, language)];
          return seat === viewer ? (
            <Chip
              {...props}
              key={card.id}
              card={card}
              copies={copies}
              id={target.own(card.id)}
              label={words.give({ card: name, copies, gist })}
            />
          ) : (
            <Chip
              {...props}
              key={card.id}
              card={card}
              copies={copies}
              id={target.theirs(seat, card.id)}
              label={words.take({ card: name, name: names[seat], copies, gist })}
            />
          );
        })}
      </div>
    </section>
  );
}

function Chip(props: Props & { card: Establishment; copies: number; id: string; label: string }) {
  const { language, card, copies, id, label } = props;
  return (
    <TargetButton board={props} id={id} label={label} class={`${styles.chip} ${palette[card.colour]}`}>
      <span class={styles.band} aria-hidden="true">
        <ColourShape colour={card.colour} size={8} />
        {numbersOf(card.numbers)}
        {copies > 1 && <span class={styles.copies}>×{copies}</span>}
      </span>
      <HousePicture card={card.id} class={styles.house} />
      <span class={styles.name} aria-hidden="true">
        {labelOf(card.id, language)}
      </span>
    </TargetButton>
  );
}
