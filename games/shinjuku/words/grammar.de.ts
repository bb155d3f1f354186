/** German forms of what the sentences name and count. */
import type { Good, Shop, StationId, WardId } from '@yamanote/games/shinjuku/rules';
import type { Person } from '@yamanote/games/wording';
import type { Heavy, Party } from './grammar.ts';
import { STATION_NAMES, WARD_NAMES } from './places.ts';
import type { Building, Paid, Track, Words } from './words.ts';

const plural = new Intl.PluralRules('de');
const number = new Intl.NumberFormat('de');
const conjunction = new Intl.ListFormat('de', { type: 'conjunction' });

export const goods: Words['goods'] = {
  food: 'Essen',
  clothing: 'Kleidung',
  books: 'Bücher',
  electronics: 'Elektronik',
};
export const shops: Words['shops'] = {
  food: 'Essen-Laden',
  clothing: 'Kleidungs-Laden',
  books: 'Bücher-Laden',
  electronics: 'Elektronik-Laden',
  department: 'Kaufhaus',
};

export const station = (id: StationId) => STATION_NAMES[id].latin;
export const ward = (id: WardId) => WARD_NAMES[id].latin;
export const BAY = 'Tokyo Bay';
export const wardOrBay = (id: WardId | 'bay') => (id === 'bay' ? BAY : ward(id));

export function list(items: readonly string[]): string {
  return conjunction.format(items);
}

export function count(n: number, one: string, other: string): string {
  return `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

export const cards = (n: number) => count(n, 'Karte', 'Karten');
export const stars = (n: number) => count(n, 'Stern', 'Sterne');
export const points = (n: number) => count(n, 'Punkt', 'Punkte');
export const heads = (n: number) => count(n, 'Kunde', 'Kunden');

/** „Du baust“, „Ada baut“: at the beginning of a sentence. */
export const does = ({ name, you }: Person, they: string, youDo: string) => (you ? `Du ${youDo}` : `${name} ${they}`);
/** „deine Schienen“, „Schienen von Ada“. */
export const trackOf = ({ name, you }: Person) => (you ? 'deine Schienen' : `Schienen von ${name}`);
/** After „bei“. */
export const dative = ({ name, you }: Person) => (you ? 'dir' : name);

const HEAVY: Readonly<Record<Heavy, string>> = { premium: 'Premium', double: 'Doppel' };
/** The first part of a longer word: „Kleidungs-Kunde“. */
const FOR: Readonly<Record<Good, string>> = { ...goods, clothing: 'Kleidungs' };

/** „Essen-Kunde“, „Bücher-Premiumkunde“; in all other cases and numbers „Essen-Kunden“. */
export const kindOf = ({ good, heavy }: Pick<Party, 'good' | 'heavy'>) =>
  `${FOR[good]}-${heavy === null ? 'Kunde' : `${HEAVY[heavy]}kunde`}`;
const other = (party: Party) => `${kindOf(party)}n`;

/** Who does something: „1 Bücher-Premiumkunde und 2 Essen-Kunden“. */
export function customers(all: readonly Party[]): string {
  return list(each(all));
}

export function each(all: readonly Party[]): string[] {
  return all.map((party) => count(party.count, kindOf(party), other(party)));
}

/** To whom something is done: „1 Bücher-Premiumkunden“. */
export function toCustomers(all: readonly Party[]): string {
  return list(all.map((party) => count(party.count, other(party), other(party))));
}

export const customer = (party: Party) => `ein ${kindOf(party)}`;
export const toCustomer = (party: Party) => `einen ${other(party)}`;

/** „2 Essen, 1 Bücher-Premium“: where it has to be short. */
export function briefly(all: readonly Party[]): string {
  return all
    .map(({ good, heavy, count: n }) => `${n} ${heavy === null ? goods[good] : `${FOR[good]}-${HEAVY[heavy]}`}`)
    .join(', ');
}

/** In the accusative: „einen Bücher-Laden“, „ein Kaufhaus“; „den Bücher-Laden“, „das Kaufhaus“. */
export const aShop = (shop: Shop) => `${shop === 'department' ? 'ein' : 'einen'} ${shops[shop]}`;
export const theShop = (shop: Shop) => `${shop === 'department' ? 'das' : 'den'} ${shops[shop]}`;

/** „dein Bücher-Laden“, „Bücher-Laden von Ada“. */
export function building({ shop, owner }: Building): string {
  return owner === null ? `dein ${shops[shop]}` : `${shops[shop]} von ${owner}`;
}

/** In the dative: „auf deinen Schienen“, „auf Schienen von Ada“, „auf der Direktverbindung“. */
export function track(laid: Track): string {
  if (laid.of === 'link') return 'der Direktverbindung';
  return laid.of === 'own' ? 'deinen Schienen' : `Schienen von ${laid.name}`;
}

/** „Karte Minato“, „Karte Minato als Joker“. */
export function pay(paid: Paid): string {
  if (paid.as === 'three') return '3 beliebige Karten';
  return `Karte ${ward(paid.ward)}${paid.as === 'joker' ? ' als Joker' : ''}`;
}

export function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
