import { actions, passes } from './actions.en.ts';
import { cards } from './cards.en.ts';
import { events } from './events.en.ts';
import { energy, hearts, list, stars } from './grammar.en.ts';
import { kinds, monsters, places } from './names.en.ts';
import { options } from './options.en.ts';
import { orders } from './orders.en.ts';
import { addressed, explanations, questions, shortExplanations, waiting } from './questions.en.ts';
import { situation } from './situation.en.ts';
import { turn } from './turn.en.ts';
import type { Words } from './words.ts';

const oneDecimal = new Intl.NumberFormat('en', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const en: Words = {
  title: 'King of Tokyo',
  about:
    'Giant monsters fight for Tokyo: they roll and reroll six dice for stars, energy, healing and claws. Whoever holds the city gains stars, but cannot heal with dice there and is the target of everybody outside. The first to 20 stars, or the last monster standing, is the King of Tokyo.',
  goal: 'Be first to 20 stars, or the last monster standing.',
  monsters,
  cards,
  kinds,
  places,
  card: ({ card, kind, cost, copies }) =>
    `Costs ${energy(cost)}${copies > 1 ? `, ${copies} in the deck` : ''}. ${kinds[kind]}: ${cards[card].text}`,
  addressed,
  questions,
  glance({ tokyo, most, leaders }) {
    const [first, second] = tokyo;
    const inside =
      first === undefined
        ? 'Nobody is in Tokyo'
        : second === undefined
          ? `${first.name} in Tokyo: ${hearts(first.hearts)}, ${stars(first.stars)}`
          : `${list([first.name, second.name])} in Tokyo`;
    return leaders.length === 0 ? inside : `${inside}; ${list(leaders)}: ${stars(most)}`;
  },
  situation,
  waiting,
  explanations,
  shortExplanations,
  tie: 'Monsters with equally many stars share a place, and so do those that are eliminated.',
  actions,
  passes,
  events,
  turn,
  odds: ({ triple, energy, hearts, claws }) =>
    `Three of a kind: ${Math.round(100 * triple)}\u00a0%. On average ${oneDecimal.format(energy)} energy, ${oneDecimal.format(hearts)} hearts, ${oneDecimal.format(claws)} claws.`,
  options,
  orders,
};
