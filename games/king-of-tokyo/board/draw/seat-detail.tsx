/** A seat's monster, large: what it has, what lies on it, and its cards with all that stands on them. */
import { type CardId, heartLimit, type Kept, type Monster } from '@yamanote/games/king-of-tokyo/rules';
import type { ComponentChildren } from 'preact';
import { Sign, type SignName } from '../art/icons.tsx';
import { MonsterPicture } from '../art/monster.tsx';
import { nameOrYou, type OfSeat } from '../shown.ts';
import { boardWords, cardName, monsterName, monsterText, placeName } from '../words/index.ts';
import { CardEntry } from './card-entry.tsx';
import palette from './palette.module.css';
import styles from './seat-detail.module.css';

export function SeatDetail(props: OfSeat) {
  const { view, seat, language, past } = props;
  const words = boardWords[language];
  const gone = goneFrom(past, seat);
  const { monster, place, cards } = view.monsters[seat];
  const title = words.cardsOf(nameOrYou(props, seat));
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
    <section class={`${palette.palette} ${styles.detail}`} tabIndex={0} aria-label={title}>
      <div class={styles.head}>
        {monster !== null && <MonsterPicture monster={monster} class={styles.picture} />}
        <div>
          <h3>{monster === null ? words.noMonster : monsterName(monster, language)}</h3>
          <p class={styles.muted}>{monster === null ? '' : monsterText(monster, language)}</p>
          <p>{placeName(place, language)}</p>
        </div>
      </div>
      <Counts {...props} />
      <section>
        <h3>{words.cards(cards.length)}</h3>
        {cards.length === 0 && <p class={styles.muted}>{words.noCards}</p>}
        {gone.length > 0 && <p class={styles.muted}>{words.gone(gone.map((card) => cardName(card, language)))}</p>}
        {cards.map((kept, i) => (
          <CardEntry key={i} card={kept.card} language={language} level={4}>
            <OnCard {...props} kept={kept} />
          </CardEntry>
        ))}
      </section>
    </section>
  );
}

/** Keep cards that this seat had: used up, given back, or bought by others. */
function goneFrom(past: OfSeat['past'], seat: number): CardId[] {
  return past.flatMap((event) => {
    if (event.type === 'bought') return event.from === seat ? [event.card] : [];
    return event.type === 'card-lost' && event.seat === seat && event.why !== 'carried-out' ? [event.card] : [];
  });
}

function Counts({ view, seat, language }: OfSeat) {
  const words = boardWords[language];
  const monster = view.monsters[seat];
  const { hearts, stars, energy, poison, shrink, untouchable } = monster;
  return (
    <ul class={styles.counts}>
      <Line sign="heart">{words.heartsOf({ hearts, limit: heartLimit(monster as Monster) })}</Line>
      <Line sign="star">{words.starsOf(stars)}</Line>
      <Line sign="energy">{words.energy(energy)}</Line>
      {poison > 0 && <Line sign="poison">{words.poisonMeans(poison)}</Line>}
      {shrink > 0 && <Line sign="shrink">{words.shrinkMeans(shrink)}</Line>}
      {untouchable && <Line sign="smoke">{words.untouchable}</Line>}
    </ul>
  );
}

function Line({ sign, children }: { sign: SignName; children: ComponentChildren }) {
  return (
    <li>
      <Sign name={sign} size={17} /> {children}
    </li>
  );
}

/** Counters, energy, and the card that is copied. */
function OnCard({ kept, ...props }: OfSeat & { kept: Kept }) {
  const { language } = props;
  const words = boardWords[language];
  const { copies, counters, energy } = kept;
  return (
    <>
      {copies !== null && (
        <p class={styles.on}>
          {words.copies({ card: cardName(copies.card, language), name: nameOrYou(props, copies.seat) })}
        </p>
      )}
      {counters > 0 && (
        <p class={styles.on}>
          <Sign name="smoke" size={15} /> {words.smoke(counters)}
        </p>
      )}
      {energy > 0 && (
        <p class={styles.on}>
          <Sign name="energy" size={15} /> {words.onCard(energy)}
        </p>
      )}
    </>
  );
}
