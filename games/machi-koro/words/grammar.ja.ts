import type { CardId, Cause } from '@yamanote/games/machi-koro/rules';
import type { Person } from '@yamanote/games/wording';
import { cards } from './cards.ja.ts';

const number = new Intl.NumberFormat('ja');

export function coins(n: number): string {
  return `${number.format(n)}コイン`;
}

export function name(card: CardId): string {
  return cards[card].name;
}

/** In a sentence. */
export function quoted(card: CardId): string {
  return `「${name(card)}」`;
}

/** 「パン屋2枚」. */
export function copiesOf(card: CardId, copies: number): string {
  return `${name(card)}${number.format(copies)}枚`;
}

/** If several cards paid, with what each was worth: 「牧場1枚で1コイン、パン屋2枚で2コイン」. */
export function because(causes: readonly Cause[]): string {
  return causes
    .map(({ card, copies, coins: worth }) => {
      const owned = copiesOf(card, copies);
      return causes.length === 1 ? owned : `${owned}で${coins(worth)}`;
    })
    .join('、');
}

export function who({ name, you }: Person): string {
  return you ? 'あなた' : `${name}さん`;
}

/** 「Adaさんが」; of the reader 「あなたは」. */
export function subject(person: Person): string {
  return `${who(person)}${person.you ? 'は' : 'が'}`;
}

/** A question to somebody, and to the reader without a name. */
export function asked(person: Person, question: string): string {
  return person.you ? question : `${who(person)}、${question}`;
}
