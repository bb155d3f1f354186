import type { CardId } from '@yamanote/games/king-of-tokyo/rules';
import { capital } from './capital.ts';
import { cards } from './cards.de.ts';
import { energy, oneFace, quoted, shortDice, withDice, withFace } from './grammar.de.ts';
import { monsters } from './names.de.ts';
import type { Words } from './words.ts';

const nameOf = (card: CardId) => quoted(cards[card].name);

export const actions: Words['actions'] = {
  choose: ({ monster }) => `${monsters[monster].name} spielen`,
  roll: ({ dice }) => `Mit ${withDice(dice)} würfeln`,
  reroll({ dice, keep, price, by }) {
    const how = price > 0 ? ` für ${energy(price)}` : by === null ? '' : ` (${nameOf(by)})`;
    if (keep === null || keep.length === 0)
      return `Mit ${keep === null ? '' : 'allen '}${withDice(dice)} nachwürfeln${how}`;
    return `${shortDice(keep)} behalten, mit ${dice} nachwürfeln${how}`;
  },
  stop: () => 'Alle behalten',
  probe: ({ die, by }) => `${capital(oneFace(die))} neu werfen (${nameOf(by)})`,
  change: ({ die, to, price, by }) =>
    `Aus ${withFace(die)} ${oneFace(to)} machen (${nameOf(by)}${price > 0 ? `, ${energy(price)}` : ''})`,
  resolve: () => 'Würfel auswerten',
  spend: {
    self: () => '1 Herz heilen',
    poison: () => 'Einen Giftchip entfernen',
    shrink: () => 'Einen Schrumpfchip entfernen',
    other: ({ name, energy: paid }) => `${name} heilen (du bekommst ${energy(paid)})`,
  },
  leave: ({ unhurt }) => (unhurt ? 'Unverletzt aus Tokyo fliehen' : 'Aus Tokyo fliehen'),
  stay: () => 'In Tokyo bleiben',
  cancel: ({ price }) => `Für ${energy(price)} allen Schaden abwehren`,
  heal: ({ price }) => `Für ${energy(price)} 1 Herz heilen`,
  buy: ({ card, price }) => `${nameOf(card)} kaufen (${energy(price)})`,
  look: () => 'Oberste Karte des Stapels ansehen',
  'buy-top': ({ card, price }) => `Oberste Karte ${nameOf(card)} kaufen (${energy(price)})`,
  take: ({ name, card, price }) => `${nameOf(card)} von ${name} kaufen (${energy(price)})`,
  sweep: ({ price }) => `Alle drei Karten austauschen (${energy(price)})`,
  transform: () => 'Kauf beenden, Karten abgeben',
  discard: ({ card, energy: gain }) => `${nameOf(card)} abgeben (du bekommst ${energy(gain)})`,
  copy: ({ name, card, price }) =>
    `${nameOf(card)} ${name === null ? '(eigene Karte)' : `von ${name}`} kopieren${price > 0 ? ` (${energy(price)})` : ''}`,
  charge: ({ energy: put }) => (put === 0 ? 'Nichts darauflegen' : `${energy(put)} darauflegen (wird zu ${put * 2})`),
  again: () => 'Extrazug machen',
};

export const passes: Words['passes'] = {
  roll: 'Ohne Würfel weiter',
  probe: 'Würfel liegen lassen',
  hearts: 'Keine Herzen mehr verwenden',
  defend: 'Schaden hinnehmen',
  lose: 'Nicht heilen',
  buy: 'Kauf beenden',
  snatch: 'Nicht kaufen',
  transform: 'Die übrigen Karten behalten',
  again: 'Auf den Extrazug verzichten',
};
