import { cards, count, customers, goods, heads, list, points, station, ward } from './grammar.en.ts';
import type { Held, Words } from './words.ts';

export const hand: Words['hand'] = ({ cards: all }) =>
  all.length === 0 ? 'You hold no cards.' : `Your hand: ${list(all.map((held) => `${ward(held.ward)}${more(held)}`))}.`;

/** How many, unless it is one; and why they are wildcards, if they are. */
function more({ joker, count }: Held): string {
  const by = joker && [
    ...joker.stations.map((at) => `your store at ${station(at)}`),
    ...(joker.ceo ? ['your CEO'] : []),
  ];
  const parts = [
    ...(count === 1 ? [] : [cards(count)]),
    ...(by === null ? [] : [`${count === 1 ? 'wildcard' : 'wildcards'}: ${list(by)}`]),
  ];
  return parts.length === 0 ? '' : ` (${parts.join(', ')})`;
}

export const lastTrack: Words['lastTrack'] = ({ pieces }) =>
  pieces === 0 ? 'You have no track left.' : 'You have 1 piece of track left.';

export const worth: Words['worth'] = ({ points: have, more: by }) =>
  `You have ${points(have)}. The next customer brings: ${Object.entries(by)
    .map(([good, n]) => `${goods[good as keyof typeof by]} +${n}`)
    .join(', ')}.`;

export const queue: Words['queue'] = ({ cards: all }) =>
  `In the queue: next ${all.map(({ ward: of, customers: waiting }) => [ward(of), waiting.length === 0 ? [] : customers(waiting)].flat().join(', ')).join('; ')}.`;

const LEVELS = ['empty', 'nearly empty', 'half full', 'well filled', 'full'];

export const bag: Words['bag'] = ({ level, count }) =>
  `The bag ${count === null ? `is ${LEVELS[level]}` : `holds ${heads(count)}`}.`;

export const glance: Words['glance'] = ({ stores, bag: level, isLast, ahead }) => {
  const now = isLast ? 'The last turns' : `${count(stores, 'store', 'stores')}, the bag is ${LEVELS[level]}`;
  return ahead === null ? now : `${now}; ${list(ahead.names)} ahead with ${points(ahead.points)}`;
};
