import { actions, passes } from './actions.de.ts';
import { cards } from './cards.de.ts';
import { events } from './events.de.ts';
import { energy, hearts, list, stars } from './grammar.de.ts';
import { kinds, monsters, places } from './names.de.ts';
import { options } from './options.de.ts';
import { orders } from './orders.de.ts';
import { addressed, explanations, questions, shortExplanations, waiting } from './questions.de.ts';
import { situation } from './situation.de.ts';
import { turn } from './turn.de.ts';
import type { Words } from './words.ts';

const oneDecimal = new Intl.NumberFormat('de', { minimumFractionDigits: 1, maximumFractionDigits: 1 });

export const de: Words = {
  title: 'King of Tokyo',
  about:
    'Riesige Monster kämpfen um Tokyo: Mit sechs Würfeln und bis zu drei Würfen sammeln sie Ruhmpunkte und Energie, heilen sich und schlagen mit Krallen zu. Wer die Stadt hält, erhält Ruhmpunkte, kann sich dort aber nicht mit Würfeln heilen und ist das Ziel aller draußen. Wer zuerst 20 Ruhmpunkte hat oder als letztes Monster übrig bleibt, ist der King of Tokyo.',
  goal: 'Sammle 20 Ruhmpunkte oder bleib als letztes Monster übrig.',
  monsters,
  cards,
  kinds,
  places,
  card: ({ card, kind, cost, copies }) =>
    `Kostet ${energy(cost)}${copies > 1 ? `, ${copies}-mal im Stapel` : ''}. ${kinds[kind]}: ${cards[card].text}`,
  addressed,
  questions,
  glance({ tokyo, most, leaders }) {
    const [first, second] = tokyo;
    const inside =
      first === undefined
        ? 'Tokyo ist leer'
        : second === undefined
          ? `${first.name} in Tokyo: ${hearts(first.hearts)}, ${stars(first.stars)}`
          : `${list([first.name, second.name])} in Tokyo`;
    return leaders.length === 0 ? inside : `${inside}; ${list(leaders)}: ${stars(most)}`;
  },
  situation,
  waiting,
  explanations,
  shortExplanations,
  tie: 'Monster mit gleich vielen Ruhmpunkten teilen sich den Platz, ebenso alle, die ausgeschieden sind.',
  actions,
  passes,
  events,
  turn,
  odds: ({ triple, energy, hearts, claws }) =>
    `Drilling: ${Math.round(100 * triple)}\u00a0%. Im Schnitt ${oneDecimal.format(energy)} Energie, ${oneDecimal.format(hearts)} Herzen, ${oneDecimal.format(claws)} Krallen.`,
  options,
  orders,
};
