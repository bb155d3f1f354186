import { capital } from './capital.ts';
import { cards } from './cards.de.ts';
import { energy, oneFace, shortDice, withDice, withFace } from './grammar.de.ts';
import { monsters } from './names.de.ts';
import type { Words } from './words.ts';

export const actions: Words['actions'] = {
  choose: ({ monster }) => `${monsters[monster].name} spielen`,
  roll: ({ dice }) => `Mit ${withDice(dice)} würfeln`,
  reroll({ dice, keep, price, by }) {
    const how = price > 0 ? ` für ${energy(price)}` : by === null ? '' : ` (${cards[by].name})`;
    if (keep === null || keep.length === 0)
      return `Mit ${keep === null ? '' : 'allen '}${withDice(dice)} nachwürfeln${how}`;
    return `${shortDice(keep)} behalten, ${dice} neu${how}`;
  },
  stop: () => 'Alle behalten',
  probe: ({ die, by }) => `${capital(oneFace(die))} neu würfeln (${cards[by].name})`,
  change: ({ die, to, price, by }) =>
    `Aus ${withFace(die)} ${oneFace(to)} machen (${cards[by].name}${price > 0 ? `, ${energy(price)}` : ''})`,
  resolve: () => 'Würfel zählen lassen',
  spend: {
    self: () => '1 Herz heilen',
    poison: () => 'Einen Giftchip entfernen',
    shrink: () => 'Einen Schrumpfchip entfernen',
    other: ({ name, energy: paid }) => `${name} heilen (du bekommst ${energy(paid)})`,
  },
  leave: ({ unhurt }) => (unhurt ? 'Tokyo unverletzt verlassen' : 'Tokyo verlassen'),
  stay: () => 'In Tokyo bleiben',
  cancel: ({ price }) => `Allen Schaden für ${energy(price)} aufheben`,
  heal: ({ price }) => `1 Herz für ${energy(price)} heilen`,
  buy: ({ card, price }) => `${cards[card].name} kaufen (${energy(price)})`,
  look: () => 'Oberste Karte des Stapels ansehen',
  'buy-top': ({ card, price }) => `Oberste Karte ${cards[card].name} kaufen (${energy(price)})`,
  take: ({ name, card, price }) => `${cards[card].name} von ${name} kaufen (${energy(price)})`,
  sweep: ({ price }) => `Alle drei Karten austauschen (${energy(price)})`,
  transform: () => 'Fertig, und Karten zu Energie machen',
  discard: ({ card, energy: gain }) => `${cards[card].name} abwerfen (du bekommst ${energy(gain)})`,
  copy: ({ name, card, price }) =>
    `${cards[card].name} ${name === null ? '(eigene Karte)' : `von ${name}`} kopieren${price > 0 ? ` (${energy(price)})` : ''}`,
  charge: ({ energy: put }) => (put === 0 ? 'Nichts darauflegen' : `${energy(put)} darauflegen (wird zu ${put * 2})`),
  again: () => 'Den weiteren Zug machen',
};

export const passes: Words['passes'] = {
  roll: 'Ohne Würfel weiter',
  probe: 'Die Würfel lassen',
  hearts: 'Keine Herzen mehr verwenden',
  defend: 'Geschehen lassen',
  buy: 'Fertig gekauft',
  snatch: 'Nicht kaufen',
  transform: 'Die übrigen Karten behalten',
  again: 'Kein weiterer Zug',
};
