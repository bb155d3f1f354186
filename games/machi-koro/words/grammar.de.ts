import type { CardId, Cause, EstablishmentId, LandmarkId } from '@yamanote/games/machi-koro/rules';
import type { Person } from '@yamanote/games/wording';

const plural = new Intl.PluralRules('de');
export const number = new Intl.NumberFormat('de');
const and = new Intl.ListFormat('de', { type: 'conjunction' });

function count(n: number, one: string, other: string): string {
  return `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

export function list(items: readonly string[]): string {
  return and.format(items);
}

export function coins(n: number): string {
  return count(n, 'Münze', 'Münzen');
}

/** What stands behind a number that has a sign. */
export function coinWord(n: number): string {
  return plural.select(Math.abs(n)) === 'one' ? 'Münze' : 'Münzen';
}

/** In the accusative: „baut ein Café“, „durch ein Café“. */
export const one: Readonly<Record<CardId, string>> = {
  'wheat-field': 'ein Weizenfeld',
  ranch: 'einen Bauernhof',
  bakery: 'eine Bäckerei',
  cafe: 'ein Café',
  'convenience-store': 'einen Mini-Markt',
  forest: 'einen Wald',
  stadium: 'ein Stadion',
  'tv-station': 'einen Fernsehsender',
  'business-center': 'ein Bürohaus',
  'cheese-factory': 'eine Molkerei',
  'furniture-factory': 'eine Möbelfabrik',
  mine: 'ein Bergwerk',
  'family-restaurant': 'ein Familien-Restaurant',
  'apple-orchard': 'eine Apfelplantage',
  'fruit-vegetable-market': 'eine Markthalle',
  'train-station': 'den Bahnhof',
  'shopping-mall': 'das Einkaufszentrum',
  'amusement-park': 'den Freizeitpark',
  'radio-tower': 'den Funkturm',
};

/** The landmarks in the nominative: „es fehlt nur noch der Funkturm“. */
export const the: Readonly<Record<LandmarkId, string>> = {
  'train-station': 'der Bahnhof',
  'shopping-mall': 'das Einkaufszentrum',
  'amusement-park': 'der Freizeitpark',
  'radio-tower': 'der Funkturm',
};

/** In the accusative, as the reader's own: „für deinen Wald“. */
export const your = Object.fromEntries(
  Object.entries(one).map(([card, text]) => [card, text.replace(/^ein/, 'dein')]),
) as Readonly<Record<EstablishmentId, string>>;

const many: Readonly<Record<EstablishmentId, string>> = {
  'wheat-field': 'Weizenfelder',
  ranch: 'Bauernhöfe',
  bakery: 'Bäckereien',
  cafe: 'Cafés',
  'convenience-store': 'Mini-Märkte',
  forest: 'Wälder',
  stadium: 'Stadien',
  'tv-station': 'Fernsehsender',
  'business-center': 'Bürohäuser',
  'cheese-factory': 'Molkereien',
  'furniture-factory': 'Möbelfabriken',
  mine: 'Bergwerke',
  'family-restaurant': 'Familien-Restaurants',
  'apple-orchard': 'Apfelplantagen',
  'fruit-vegetable-market': 'Markthallen',
};

/** „eine Bäckerei“ in the accusative, „2 Bäckereien“. */
export function copiesOf(card: EstablishmentId, copies: number, single = (card: CardId) => one[card]): string {
  return plural.select(copies) === 'one' ? single(card) : `${number.format(copies)} ${many[card]}`;
}

/** If several cards paid, with what each was worth: „einen Bauernhof (1) und 2 Bäckereien (2)“. */
export function because(causes: readonly Cause[], single = (card: CardId) => one[card]): string {
  return list(
    causes.map(({ card, copies, coins }) => {
      const cards = copiesOf(card, copies, single);
      return causes.length === 1 ? cards : `${cards} (${number.format(coins)})`;
    }),
  );
}

/** The form of a verb that goes with somebody: „würfelst“ with you, „würfelt“ with Ada. */
export function verb({ you }: Person, second: string, third: string): string {
  return you ? second : third;
}

/** At the beginning of a sentence: „Du würfelst“, „Ada würfelt“. */
export function does(person: Person, second: string, third: string): string {
  return `${person.you ? 'Du' : person.name} ${verb(person, second, third)}`;
}

export function who({ name, you }: Person): string {
  return you ? 'du' : name;
}

/** In the accusative: „an dich“, „an Ada“. */
export function whom({ name, you }: Person): string {
  return you ? 'dich' : name;
}

/** In the dative: „von dir“, „von Ada“. */
export function toWhom({ name, you }: Person): string {
  return you ? 'dir' : name;
}

/** A question to somebody: „Ada, was baust du?“, and to the reader without a name. */
export function asked({ name, you }: Person, question: string): string {
  return you ? question[0].toUpperCase() + question.slice(1) : `${name}, ${question}`;
}
