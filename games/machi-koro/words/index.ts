/** What this game says, in every language; the sentences are in one file a language. */
import { type ByLanguage, byLanguage, wordsFrom } from '@yamanote/games/by-language';
import {
  ACTIVE,
  type Action,
  type CardId,
  ESTABLISHMENTS,
  type Event,
  LANDMARKS,
  type MachiKoro,
  type MachiKoroState,
  TRAIN_STATION,
} from '@yamanote/games/machi-koro/rules';
import type { Speech, Topic } from '@yamanote/games/room';
import { textFor, textIfAny } from '@yamanote/games/wording';
import type { SeatField, TopicId, Words } from './en.ts';

export type { Words };

const SEAT_FIELDS: readonly string[] = ['seat', 'other', 'from', 'to'] satisfies SeatField[];

export const words = byLanguage<Words>({
  en: async () => (await import('./en.ts')).en,
  de: async () => (await import('./de.ts')).de,
  ja: async () => (await import('./ja.ts')).ja,
});

export const speech: ByLanguage<Speech<MachiKoro>> = wordsFrom(words, speak);

function speak(words: Words): Speech<MachiKoro> {
  return {
    title: words.title,
    about: words.about,
    goal: words.goal,
    question: (view, names) => question(words, view, names),
    action: (action, view, names) => label(words, action, view, names),
    event: (event, names) => line(words, event, names),
    option: (key) => textFor(words.options, key, 'option'),
    topics: topics(words),
    explain: (kind) => textIfAny(words.explanations, kind),
  };
}

function question({ questions, waiting }: Words, view: MachiKoroState, names: readonly string[]): string {
  const { roller } = view;
  const name = roller === null ? '' : names[roller];
  const frame = view.stack.at(-1);
  switch (frame?.kind) {
    case undefined:
      return waiting.over({ name });
    case 'first':
      return waiting.first();
    case 'dice':
      return waiting.dice({ name });
    case 'turn-over':
      return waiting['turn-over']();
    case 'roll':
      return questions.roll({ name, dice: mayRollTwo(view) ? 2 : 1 });
    case 'reroll':
      return questions.reroll({ name, number: sum(view.dice) });
    case 'charge':
      return questions.charge({ name });
    case 'give':
      return questions.give({ name });
    case 'take':
      return questions.take({ name, giving: frame.giving });
    case 'build':
      return questions.build({ name, coins: roller === null ? 0 : view.coins[roller] });
    default:
      throw new Error(`nobody is asked anything at "${frame?.kind}"`);
  }
}

function mayRollTwo({ roller, landmarks }: MachiKoroState): boolean {
  return roller !== null && landmarks[roller][TRAIN_STATION] === ACTIVE;
}

function sum(dice: readonly number[]): number {
  return dice.reduce((total, face) => total + face, 0);
}

function label({ actions }: Words, action: Action, view: MachiKoroState, names: readonly string[]): string {
  switch (action.do) {
    case 'roll':
      return actions.roll({ dice: action.dice });
    case 'keep':
      return actions.keep({ number: sum(view.dice) });
    case 'reroll':
      return actions.reroll();
    case 'charge':
      return actions.charge({ seat: names[action.seat], coins: view.coins[action.seat] });
    case 'decline':
      return actions.decline();
    case 'give':
      return actions.give({ card: action.card });
    case 'take':
      return actions.take({ seat: names[action.seat], card: action.card });
    case 'build':
      return actions.build({ card: action.card, cost: costOf(action.card) });
    case 'pass':
      return actions.pass();
  }
}

/** An event's line has the event's fields as values, with names in place of seats. */
function line({ events }: Words, event: Event, names: readonly string[]): string {
  const values = Object.fromEntries(
    Object.entries(event).map(([field, value]) => [field, SEAT_FIELDS.includes(field) ? names[value] : value]),
  );
  return (events[event.type] as (values: unknown) => string)(values);
}

function costOf(card: CardId): number {
  return [...ESTABLISHMENTS, ...LANDMARKS].find(({ id }) => id === card)?.cost as number;
}

function topics({ cards, topics, establishment, landmark }: Words): readonly Topic[] {
  return [
    ...ESTABLISHMENTS.map(({ id, ...facts }) => ({
      id,
      name: cards[id].name,
      text: establishment({ card: id, ...facts }),
    })),
    ...LANDMARKS.map(({ id, ...facts }) => ({ id, name: cards[id].name, text: landmark({ card: id, ...facts }) })),
    ...entries<TopicId, { name: string; text: string }>(topics).map(([id, topic]) => ({ id, ...topic })),
  ];
}

function entries<K extends string, V>(record: Readonly<Record<K, V>>): [K, V][] {
  return Object.entries(record) as [K, V][];
}
