import type { CardId, Cause, EstablishmentId } from '@yamanote/games/machi-koro/rules';
import type { Person } from '@yamanote/games/wording';

const plural = new Intl.PluralRules('en');
const and = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const number = new Intl.NumberFormat('en');

function count(n: number, one: string, other: string): string {
  return `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

export function list(items: readonly string[]): string {
  return and.format(items);
}

export function coins(n: number): string {
  return count(n, 'coin', 'coins');
}

/** What stands behind a number that has a sign. */
export function coinWord(n: number): string {
  return plural.select(Math.abs(n)) === 'one' ? 'coin' : 'coins';
}

/** A card in the middle of a sentence: "builds a café", "for two cafés". */
export const one: Readonly<Record<CardId, string>> = {
  'wheat-field': 'a wheat field',
  ranch: 'a ranch',
  bakery: 'a bakery',
  cafe: 'a café',
  'convenience-store': 'a convenience store',
  forest: 'a forest',
  stadium: 'a stadium',
  'tv-station': 'a TV station',
  'business-center': 'a business center',
  'cheese-factory': 'a cheese factory',
  'furniture-factory': 'a furniture factory',
  mine: 'a mine',
  'family-restaurant': 'a family restaurant',
  'apple-orchard': 'an apple orchard',
  'fruit-vegetable-market': 'a fruit and vegetable market',
  'train-station': 'the train station',
  'shopping-mall': 'the shopping mall',
  'amusement-park': 'the amusement park',
  'radio-tower': 'the radio tower',
};
const many: Readonly<Record<EstablishmentId, string>> = {
  'wheat-field': 'wheat fields',
  ranch: 'ranches',
  bakery: 'bakeries',
  cafe: 'cafés',
  'convenience-store': 'convenience stores',
  forest: 'forests',
  stadium: 'stadiums',
  'tv-station': 'TV stations',
  'business-center': 'business centers',
  'cheese-factory': 'cheese factories',
  'furniture-factory': 'furniture factories',
  mine: 'mines',
  'family-restaurant': 'family restaurants',
  'apple-orchard': 'apple orchards',
  'fruit-vegetable-market': 'fruit and vegetable markets',
};

/** "a café" without its article. */
export function bare(card: CardId): string {
  return one[card].replace(/^an? /, '');
}

/** "a bakery", "2 bakeries". */
export function copiesOf(card: EstablishmentId, copies: number, single = (card: CardId) => one[card]): string {
  return plural.select(copies) === 'one' ? single(card) : `${number.format(copies)} ${many[card]}`;
}

/** If several cards paid, with what each was worth: "a ranch (1) and 2 bakeries (2)". */
export function because(causes: readonly Cause[], single = (card: CardId) => one[card]): string {
  return list(
    causes.map(({ card, copies, coins }) => {
      const cards = copiesOf(card, copies, single);
      return causes.length === 1 ? cards : `${cards} (${number.format(coins)})`;
    }),
  );
}

/** The form of a verb that goes with somebody: "roll" with you, "rolls" with Ada. */
export function verb({ you }: Person, second: string, third = `${second}s`): string {
  return you ? second : third;
}

/** At the beginning of a sentence: "You roll", "Ada rolls". */
export function does(person: Person, second: string, third?: string): string {
  return `${person.you ? 'You' : person.name} ${verb(person, second, third)}`;
}

export function whom({ name, you }: Person): string {
  return you ? 'you' : name;
}

export function whose({ name, you }: Person): string {
  return you ? 'your' : `${name}’s`;
}

/** A question to somebody: "Ada, what do you build?", and to the reader without a name. */
export function asked({ name, you }: Person, question: string): string {
  return you ? question[0].toUpperCase() + question.slice(1) : `${name}, ${question}`;
}
