/** English forms of what the sentences name and count. */
import type { Good, Shop, StationId, WardId } from '@yamanote/games/shinjuku/rules';
import type { Person } from '@yamanote/games/wording';
import type { Party } from './grammar.ts';
import { STATION_NAMES, WARD_NAMES } from './places.ts';
import type { Building, Paid, Track, Words } from './words.ts';

const plural = new Intl.PluralRules('en');
const number = new Intl.NumberFormat('en');
const conjunction = new Intl.ListFormat('en-GB', { type: 'conjunction' });

export const goods: Words['goods'] = { food: 'food', clothing: 'clothing', books: 'books', electronics: 'electronics' };
export const shops: Words['shops'] = {
  food: 'food store',
  clothing: 'clothing store',
  books: 'book store',
  electronics: 'electronics store',
  department: 'department store',
};
/** "a food customer", "a book customer". */
const WANTING: Readonly<Record<Good, string>> = { ...goods, books: 'book' };

export const BAY = 'Tokyo Bay';
export const station = (id: StationId) => STATION_NAMES[id].latin;
export const ward = (id: WardId) => WARD_NAMES[id].latin;
export const wardOrBay = (id: WardId | 'bay') => (id === 'bay' ? BAY : ward(id));

export function list(items: readonly string[]): string {
  return conjunction.format(items);
}

export function count(n: number, one: string, other: string): string {
  return `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

export const cards = (n: number) => count(n, 'card', 'cards');
export const stars = (n: number) => count(n, 'star', 'stars');
export const points = (n: number) => count(n, 'point', 'points');
export const heads = (n: number) => count(n, 'customer', 'customers');

/** "You lay", "Ada lays": at the beginning of a sentence. */
export const does = ({ name, you }: Person, they: string, youDo: string) => (you ? `You ${youDo}` : `${name} ${they}`);
export const whom = ({ name, you }: Person) => (you ? 'you' : name);
export const whose = ({ name, you }: Person) => (you ? 'your' : `${name}’s`);

export const kindOf = ({ good, heavy }: Pick<Party, 'good' | 'heavy'>) =>
  `${heavy === null ? '' : `${heavy} `}${WANTING[good]} customer`;

/** "2 food customers and 1 premium book customer". */
export function customers(all: readonly Party[]): string {
  return list(each(all));
}

export function each(all: readonly Party[]): string[] {
  return all.map((party) => count(party.count, kindOf(party), `${kindOf(party)}s`));
}

/** "a food customer", "an electronics customer". */
export function customer(party: Party): string {
  const kind = kindOf(party);
  return `${/^[aeiou]/.test(kind) ? 'an' : 'a'} ${kind}`;
}

/** "2 food, 1 premium book": where it has to be short. */
export function briefly(all: readonly Party[]): string {
  return all.map(({ good, heavy, count: n }) => `${n} ${heavy === null ? '' : `${heavy} `}${WANTING[good]}`).join(', ');
}

export function aShop(shop: Shop): string {
  return `${shop === 'electronics' ? 'an' : 'a'} ${shops[shop]}`;
}

/** "your food store", "Ada's food store". */
export function building({ shop, owner }: Building): string {
  return `${owner === null ? 'your' : `${owner}’s`} ${shops[shop]}`;
}

export function track(laid: Track): string {
  if (laid.of === 'link') return 'the direct connection';
  return laid.of === 'own' ? 'your track' : `${laid.name}’s track`;
}

export function pay(paid: Paid): string {
  if (paid.as === 'three') return 'spend any 3 cards';
  return `spend ${ward(paid.ward)}${paid.as === 'joker' ? ' as a wildcard' : ''}`;
}

export function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
