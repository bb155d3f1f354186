/** The pictures, made of what the board is made of. */
import {
  CardPicture,
  Die,
  MonsterPicture,
  PriceTag,
  palette,
  Sign,
  type SignName,
} from '@yamanote/games/king-of-tokyo/board/pieces';
import {
  type CardId,
  CLAW,
  ENERGY,
  type Face,
  factsOf,
  HEART,
  type MonsterId,
} from '@yamanote/games/king-of-tokyo/rules';
import type { CardWords } from '@yamanote/games/king-of-tokyo/words';
import type { ComponentChildren } from 'preact';
import styles from './pictures.module.css';

const OTHERS: readonly MonsterId[] = ['namazor', 'darumo', 'tanugon', 'zemira', 'jihanga'];

function Part({ class: extra, children }: { class: string; children: ComponentChildren }) {
  return <div class={`${palette.palette} ${extra}`}>{children}</div>;
}

/** One in the city, the others before it. */
export function Cover() {
  return (
    <Part class={styles.cover}>
      <MonsterPicture monster="kasabo" class={styles.king} />
      <div class={styles.crowd}>
        {OTHERS.map((monster) => (
          <MonsterPicture key={monster} monster={monster} />
        ))}
      </div>
    </Part>
  );
}

export function Dice({ faces }: { faces: readonly Face[] }) {
  return (
    <Part class={styles.dice}>
      {faces.map((face, i) => (
        <Die key={i} face={face} />
      ))}
    </Part>
  );
}

export function Score({ faces, stars }: { faces: readonly Face[]; stars: number }) {
  return (
    <Part class={styles.score}>
      <Dice faces={faces} />
      <b>
        = {stars} <Sign name="star" size={18} />
      </b>
    </Part>
  );
}

/** Three dice on the line of those that are kept, three in the air. */
export function Rolling() {
  return (
    <Part class={styles.rolling}>
      <div class={styles.kept}>
        <Dice faces={[CLAW, 3, 3]} />
      </div>
      <div class={styles.thrown}>
        <Dice faces={[1, ENERGY, HEART]} />
      </div>
      <Arrow turned />
    </Part>
  );
}

export function Collect() {
  return (
    <Part class={styles.collect}>
      <span>
        <Dice faces={[3, 3, 3]} />
        <Arrow />
        <Row name="star" count={3} size={22} />
      </span>
      <span>
        <Dice faces={[ENERGY]} />
        <Arrow />
        <Row name="energy" count={1} size={22} />
        <i />
        <Dice faces={[HEART]} />
        <Arrow />
        <Row name="heart" count={1} size={22} />
      </span>
    </Part>
  );
}

export function Attack({ before, after }: { before: number; after: number }) {
  return (
    <Part class={styles.attack}>
      <MonsterPicture monster="namazor" />
      <span class={styles.blow}>
        <Sign name="claw" size={44} />
      </span>
      <span class={styles.victim}>
        <MonsterPicture monster="darumo" />
        <b class={styles.loss}>
          <Sign name="heart" size={13} /> {before}→{after}
        </b>
      </span>
    </Part>
  );
}

export function Purchase({ card }: { card: CardId }) {
  const { cost } = factsOf(card);
  return (
    <Part class={styles.purchase}>
      <span class={styles.buyer}>
        <span class={styles.purse}>
          <Row name="energy" count={cost} size={14} />
        </span>
        <MonsterPicture monster="tanugon" />
      </span>
      <Arrow />
      <span class={styles.bought}>
        <CardPicture card={card} />
        <PriceTag price={cost} payable />
        <i />
        <i />
      </span>
    </Part>
  );
}

/** Who stands in the city and those outside hit each other. */
export function Tokyo({ sign }: { sign: string }) {
  return (
    <Part class={styles.tokyo}>
      <span class={styles.city}>
        <MonsterPicture monster="kasabo" />
        <b class={styles.sign}>{sign}</b>
      </span>
      <span class={styles.blows}>
        <Sign name="claw" size={22} />
        <Arrow bold />
        <Arrow bold back />
        <Sign name="claw" size={22} />
      </span>
      <span class={styles.outside}>
        {OTHERS.slice(0, 3).map((monster) => (
          <MonsterPicture key={monster} monster={monster} />
        ))}
      </span>
    </Part>
  );
}

export function Cards({ cards, words }: { cards: readonly CardId[]; words: Readonly<Record<CardId, CardWords>> }) {
  return (
    <Part class={styles.cards}>
      {cards.map((card) => (
        <span key={card} class={styles.card}>
          <CardPicture card={card} />
          <PriceTag price={factsOf(card).cost} payable />
          <b>{words[card].name}</b>
          <small>{words[card].short}</small>
        </span>
      ))}
    </Part>
  );
}

/** What stands at the head of a card, small. */
export function Badge({ children }: { children: string }) {
  return <b class={styles.badge}>{children}</b>;
}

/** A sign alone, with what one gains of it, or struck out. */
export function Signs({ name, gain, struck = false }: { name: SignName; gain?: number; struck?: boolean }) {
  return (
    <Part class={styles.signs}>
      {gain !== undefined && <b>+{gain}</b>}
      <span data-struck={struck || undefined}>
        <Sign name={name} size={20} />
      </span>
    </Part>
  );
}

export function Standing({ monster }: { monster: MonsterId }) {
  return (
    <Part class={styles.standing}>
      <MonsterPicture monster={monster} />
    </Part>
  );
}

function Row({ name, count, size }: { name: SignName; count: number; size: number }) {
  return (
    <>
      {Array.from({ length: count }, (_, i) => (
        <Sign key={i} name={name} size={size} />
      ))}
    </>
  );
}

function Arrow({ turned = false, bold = false, back = false }: { turned?: boolean; bold?: boolean; back?: boolean }) {
  return (
    <svg
      class={styles.arrow}
      data-turned={turned || undefined}
      data-bold={bold || undefined}
      data-back={back || undefined}
      viewBox="0 0 40 24"
      aria-hidden="true"
    >
      <path d={turned ? 'M3 6q20-6 28 12m-8-5 8 5 4-9' : 'M3 12h32m-9-8 9 8-9 8'} />
    </svg>
  );
}
