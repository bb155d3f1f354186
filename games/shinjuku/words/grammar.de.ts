/** German forms of what the sentences name and count. */
import type { Shop, StationId, WardId } from '@yamanote/games/shinjuku/rules';
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
  food: 'Lebensmittelladen',
  clothing: 'Kleiderladen',
  books: 'Buchladen',
  electronics: 'Elektronikladen',
  department: 'Kaufhaus',
};

export const station = (id: StationId) => STATION_NAMES[id].latin;
export const ward = (id: WardId) => WARD_NAMES[id].latin;
/** In the dative: „aus der Bucht von Tokio“, „aus Minato“. */
export const outOf = (id: WardId | 'bay') => (id === 'bay' ? 'der Bucht von Tokio' : ward(id));

export function list(items: readonly string[]): string {
  return conjunction.format(items);
}

function count(n: number, one: string, other: string): string {
  return `${number.format(n)} ${plural.select(n) === 'one' ? one : other}`;
}

export const cards = (n: number) => count(n, 'Karte', 'Karten');
export const stars = (n: number) => count(n, 'Stern', 'Sterne');
export const points = (n: number) => count(n, 'Punkt', 'Punkte');

/** „Du baust“, „Ada baut“: at the beginning of a sentence. */
export const does = ({ name, you }: Person, they: string, youDo: string) => (you ? `Du ${youDo}` : `${name} ${they}`);
/** „von dir“, „von Ada“. */
export const by = ({ name, you }: Person) => `von ${you ? 'dir' : name}`;
/** In the accusative, after „für“. */
export const whom = ({ name, you }: Person) => (you ? 'dich' : name);

const HEAVY: Readonly<Record<Heavy, string>> = { premium: 'Premium', double: 'Doppel' };
const weight = ({ heavy }: Party) => (heavy === null ? '' : `${HEAVY[heavy]}-`);

/** „Kunde für Essen“; in all other cases and numbers „Kunden für Essen“. */
const one = (party: Party) => `${weight(party)}Kunde für ${goods[party.good]}`;
const other = (party: Party) => `${weight(party)}Kunden für ${goods[party.good]}`;

/** Who does something: „1 Premium-Kunde für Bücher und 2 Kunden für Essen“. */
export function customers(all: readonly Party[]): string {
  return list(all.map((party) => count(party.count, one(party), other(party))));
}

/** To whom something is done: „1 Premium-Kunden für Bücher“. */
export function toCustomers(all: readonly Party[]): string {
  return list(toEach(all));
}

export function toEach(all: readonly Party[]): string[] {
  return all.map((party) => count(party.count, other(party), other(party)));
}

export const customer = (party: Party) => `ein ${one(party)}`;
export const toCustomer = (party: Party) => `einen ${other(party)}`;

/** „2 Essen, Premium-Bücher“: where it has to be short. */
export function briefly(all: readonly Party[]): string {
  return all
    .map((party) => `${party.count === 1 ? '' : `${party.count} `}${weight(party)}${goods[party.good]}`)
    .join(', ');
}

/** In the accusative: „einen Buchladen“, „ein Kaufhaus“; „den Buchladen“, „das Kaufhaus“. */
export const aShop = (shop: Shop) => `${shop === 'department' ? 'ein' : 'einen'} ${shops[shop]}`;
export const theShop = (shop: Shop) => `${shop === 'department' ? 'das' : 'den'} ${shops[shop]}`;

/** „dein Buchladen“, „Buchladen von Ada“. */
export function building({ shop, owner }: Building): string {
  return owner === null ? `dein ${shops[shop]}` : `${shops[shop]} von ${owner}`;
}

/** In the dative: „auf deinen Schienen“, „auf Schienen von Ada“, „auf der festen Verbindung“. */
export function track(laid: Track): string {
  if (laid.of === 'link') return 'der festen Verbindung';
  return laid.of === 'own' ? 'deinen Schienen' : `Schienen von ${laid.name}`;
}

/** „mit Minato“, „mit Minato als Joker“. */
export function pay(paid: Paid): string {
  if (paid.as === 'three') return 'mit 3 beliebigen Karten';
  return `mit ${ward(paid.ward)}${paid.as === 'joker' ? ' als Joker' : ''}`;
}

export function capital(text: string): string {
  return text[0].toUpperCase() + text.slice(1);
}
