import { cards, count, customers, goods, heads, list, points, station, ward } from './grammar.de.ts';
import type { Held, Words } from './words.ts';

export const hand: Words['hand'] = ({ cards: all }) =>
  all.length === 0
    ? 'Du hast keine Karten auf der Hand.'
    : `Deine Hand: ${list(all.map((held) => `${ward(held.ward)}${more(held)}`))}.`;

/** How many, unless it is one; and why they are wildcards, if they are. */
function more({ joker, count }: Held): string {
  const by = joker && [
    ...joker.stations.map((at) => `deinen Laden in ${station(at)}`),
    ...(joker.ceo ? ['deinen CEO'] : []),
  ];
  const parts = [...(count === 1 ? [] : [cards(count)]), ...(by === null ? [] : [`Joker durch ${list(by)}`])];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

export const lastTrack: Words['lastTrack'] = ({ pieces }) =>
  pieces === 0 ? 'Du hast keine Schienen mehr.' : 'Du hast noch 1 Schiene.';

export const worth: Words['worth'] = ({ points: have, more: by }) =>
  `Du hast ${points(have)}. Der nächste Kunde bringt: ${Object.entries(by)
    .map(([good, n]) => `${goods[good as keyof typeof by]} +${n}`)
    .join(', ')}.`;

export const queue: Words['queue'] = ({ cards: all }) =>
  `Warteschlange: als Nächstes ${all.map(({ ward: of, customers: waiting }) => [ward(of), waiting.length === 0 ? [] : customers(waiting)].flat().join(', ')).join('; ')}.`;

const LEVELS = ['leer', 'fast leer', 'halb voll', 'gut gefüllt', 'voll'];

export const bag: Words['bag'] = ({ level, count }) =>
  count === null ? `Der Beutel ist ${LEVELS[level]}.` : `Im Beutel: noch ${heads(count)}.`;

export const glance: Words['glance'] = ({ stores, bag: level, isLast, ahead }) => {
  const now = isLast ? 'Die letzten Züge' : `${count(stores, 'Laden', 'Läden')}, der Beutel ist ${LEVELS[level]}`;
  return ahead === null ? now : `${now}; vorn: ${list(ahead.names)} (${points(ahead.points)})`;
};
