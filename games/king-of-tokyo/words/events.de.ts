import type { Blow, Cause, Harm } from '@yamanote/games/king-of-tokyo/rules';
import { cards } from './cards.de.ts';
import { USUAL_DICE } from './faces.ts';
import {
  cardCount,
  count,
  damage,
  dice,
  energy,
  facesInWords,
  hearts,
  list,
  oneFace,
  stars,
  withDice,
  withFace,
} from './grammar.de.ts';
import { monsters, places } from './names.de.ts';
import { byAmount } from './telling.ts';
import type { NameOf, Words } from './words.ts';

const COUNTERS = { poison: 'Giftchip', shrink: 'Schrumpfchip', smoke: 'Rauchchip' } as const;

/** „für drei Zweien“, „durch Flügel“, „durch Heilstrahl von Botan“: how somebody gained or lost something. */
function through(cause: Cause, seat: number, name: NameOf): string {
  switch (cause.of) {
    case 'dice':
      return `für ${facesInWords(cause.face, cause.count)}`;
    case 'card':
      return `durch ${cards[cause.card].name}${cause.owner === seat ? '' : ` von ${name(cause.owner)}`}`;
    case 'tokyo':
      return 'für den Zugbeginn in Tokyo';
    case 'entering':
      return 'für das Einziehen in Tokyo';
  }
}

/** „durch Botan“, „durch Ölraffinerie von Botan“, „durch Panzer“, „durch Gift“. */
function by(harm: Harm, seat: number, name: NameOf): string {
  if (harm.by === 'poison') return 'durch Gift';
  if (harm.by === 'attack') return `durch ${name(harm.seat)}`;
  return `durch ${cards[harm.card].name}${harm.seat === seat ? '' : ` von ${name(harm.seat)}`}`;
}

/** „3 Schaden für Botan und Chiyo, 1 Schaden für Doğan“. */
function hits(blows: readonly Blow[], name: NameOf): string {
  return byAmount(blows)
    .map(([amount, seats]) => `${damage(amount)} für ${list(seats.map(name))}`)
    .join(', ');
}

export const events: Words['events'] = {
  'monster-chosen': ({ seat, monster }, name) => `${name(seat)} spielt ${monsters[monster].name}.`,
  'first-drawn': ({ seat }, name) => `Das Los entscheidet: ${name(seat)} beginnt.`,
  'turn-began'({ seat, turn, extra, dice: thrown }, name) {
    const again = extra === null ? '' : `, noch einmal (${cards[extra].name})`;
    return `Zug ${turn}: ${name(seat)}${again}${thrown === USUAL_DICE ? '' : `, mit ${withDice(thrown)}`}.`;
  },
  rolled({ seat, roll, thrown, by: card }, name) {
    if (roll === 1) return `${name(seat)} würfelt ${dice(thrown)}.`;
    const through = card === null ? '' : ` durch ${cards[card].name}`;
    return `${name(seat)} würfelt${through} mit ${withDice(thrown.length)} nach und bekommt ${dice(thrown)}.`;
  },
  probed: ({ seat, roller, from, to }, name) =>
    `${name(seat)} würfelt ${oneFace(from)} von ${name(roller)} neu (${cards['psychic-probe'].name}) und bekommt ${oneFace(to)}.`,
  'die-changed': ({ seat, from, to, by: card }, name) =>
    `${name(seat)} macht aus ${withFace(from)} ${oneFace(to)} (${cards[card].name}).`,
  'dice-final': ({ seat, dice: shown }, name) =>
    shown.length > 0 ? `${name(seat)} hat am Ende ${dice(shown)}.` : `${name(seat)} hat keine Würfel.`,

  'stars-changed': ({ seat, by: change, to: now, cause }, name) =>
    `${name(seat)} ${change > 0 ? 'erhält' : 'verliert'} ${stars(Math.abs(change))} ${through(cause, seat, name)} und hat ${now}.`,
  'energy-changed'({ seat, by: change, to: now, other, cause }, name) {
    if (other !== null) return `${name(seat)} bekommt ${energy(change)} von ${name(other)} und hat ${now}.`;
    if (cause.of === 'dice') return `${name(seat)} erhält ${energy(change)} und hat ${now}.`;
    if (change > 0) return `${name(seat)} erhält ${energy(change)} ${through(cause, seat, name)} und hat ${now}.`;
    return cause.of === 'card' && cause.owner === seat
      ? `${name(seat)} zahlt ${energy(-change)} für ${cards[cause.card].name} und hat ${now}.`
      : `${name(seat)} verliert ${energy(-change)} ${through(cause, seat, name)} und hat ${now}.`;
  },
  healed: ({ seat, by: healed, to: now, cause }, name) =>
    `${name(seat)} heilt ${hearts(healed)}${cause.of === 'card' ? ` ${through(cause, seat, name)}` : ''} und hat ${now}.`,
  struck({ harm, blows }, name) {
    if (harm.by === 'attack') return `${name(harm.seat)} greift an: ${hits(blows, name)}.`;
    if (harm.by === 'card') return `${cards[harm.card].name} von ${name(harm.seat)}: ${hits(blows, name)}.`;
    return `Gift: ${hits(blows, name)}.`;
  },
  camouflaged: ({ seat, dice: shown, left }, name) =>
    `${name(seat)} würfelt ${dice(shown)} für ${cards.camouflage.name}: ${damage(left)} übrig.`,
  prevented: ({ seat, card, amount, left }, name) =>
    `${cards[card].name} erspart ${name(seat)} ${damage(amount)}${left > 0 ? `; ${left} übrig` : ''}.`,
  hurt: ({ seat, by: lost, to: left, harm }, name) =>
    `${name(seat)} verliert ${hearts(lost)} ${by(harm, seat, name)} und hat ${left}.`,
  'hearts-lost': ({ seat, by: lost, to: left, card }, name) =>
    `${name(seat)} verliert ${hearts(lost)} zusammen mit ${cards[card].name} und hat ${left}.`,
  'hearts-gained': ({ seat, by: gained, to: now, card }, name) =>
    `${name(seat)} erhält ${hearts(gained)} durch ${cards[card].name} und hat ${now}.`,
  'counters-changed'({ seat, counter, by: change, to: now }, name) {
    const counters = count(Math.abs(change), COUNTERS[counter], `${COUNTERS[counter]}s`);
    const verb = change > 0 ? 'bekommt' : counter === 'smoke' ? 'verbraucht' : 'entfernt';
    return `${name(seat)} ${verb} ${counters} und hat ${now}.`;
  },
  eliminated: ({ seat }, name) => `${name(seat)} scheidet aus.`,
  revived: ({ seat, card }, name) =>
    `${cards[card].name} ${name(seat)} spielt mit 10 Herzen weiter, ohne Sterne und Karten.`,

  stayed: ({ seat }, name) => `${name(seat)} bleibt in Tokyo.`,
  yielded: ({ seat, attacker, unhurt }, name) =>
    `${name(seat)} überlässt ${name(attacker)} Tokyo${unhurt ? ', ohne verletzt zu werden' : ''}.`,
  moved({ seat, from, to: place, why }, name) {
    if (why === 'moved-up') return `${name(seat)} rückt von ${places[from]} nach ${places[place]}.`;
    return place === 'outside'
      ? `${name(seat)} muss ${places[from]} verlassen.`
      : `${name(seat)} zieht in ${places[place]} ein.`;
  },
  'bay-closed': () => 'Weniger als fünf Monster sind übrig: Tokyo Bay ist geschlossen.',

  bought({ seat, card, price, from }, name) {
    const where = from === 'display' ? '' : from === 'deck' ? ' oben vom Stapel' : ` von ${name(from)}`;
    return `${name(seat)} kauft ${cards[card].name}${where} für ${energy(price)}.`;
  },
  revealed: ({ card }) => `Neu in der Auslage: ${cards[card].name}.`,
  swept: ({ seat, cards: gone }, name) =>
    `${name(seat)} tauscht die Auslage aus; abgeworfen: ${list(gone.map((card) => cards[card].name))}.`,
  looked: ({ seat, card }, name) =>
    `${name(seat)} sieht die oberste Karte des Stapels an${card === null ? '' : `: ${cards[card].name}`}.`,
  reshuffled: ({ cards: shuffled }) =>
    `Der Abwurfstapel wird zu einem neuen Stapel mit ${cardCount(shuffled)} gemischt.`,
  'card-lost'({ seat, card, why }, name) {
    if (why === 'used-up') return `${name(seat)} wirft ${cards[card].name} ab: die Karte ist verbraucht.`;
    return `${name(seat)} ${why === 'transformed' ? `macht ${cards[card].name} zu Energie` : `verliert ${cards[card].name}`}.`;
  },
  copied: ({ seat, from, card }, name) =>
    `${cards.mimic.name} von ${name(seat)} kopiert ${cards[card].name}${from === seat ? ' (eigene Karte)' : ` von ${name(from)}`}.`,
  'copy-ended': ({ seat, card }, name) =>
    `${cards.mimic.name} von ${name(seat)} kopiert ${cards[card].name} nicht mehr.`,
  charged: ({ seat, card, energy: lying }, name) =>
    `${name(seat)} lädt ${cards[card].name} auf: Mit dem Anteil der Bank liegen ${energy(lying)} darauf.`,

  'extra-turn': ({ seat, card }, name) => `${name(seat)} bekommt einen weiteren Zug (${cards[card].name}).`,
  'extra-turn-declined': ({ seat, card }, name) =>
    `${name(seat)} verzichtet auf den weiteren Zug (${cards[card].name}).`,
  'turn-stopped': ({ seat }, name) => `Der Zug von ${name(seat)} endet hier.`,
  won({ seats, by: how }, name) {
    if (how === 'nobody') return 'Alle Monster sind gefallen: Niemand gewinnt.';
    const winners = list(seats.map(name));
    if (how === 'survival') return `${winners} ist als Letztes übrig und gewinnt!`;
    return seats.length === 1
      ? `${winners} hat 20 Sterne und gewinnt!`
      : `${winners} haben je 20 Sterne und teilen sich den Sieg!`;
  },
};
