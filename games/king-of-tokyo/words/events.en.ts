import type { Blow, Cause, Harm } from '@yamanote/games/king-of-tokyo/rules';
import { cards } from './cards.en.ts';
import { USUAL_DICE } from './faces.ts';
import {
  cardCount,
  counters,
  damage,
  dice,
  diceCount,
  energy,
  facesInWords,
  hearts,
  list,
  oneFace,
  stars,
} from './grammar.en.ts';
import { monsters, places } from './names.en.ts';
import { byAmount } from './telling.ts';
import type { NameOf, Words } from './words.ts';

/** "for three 2s", "with Wings", "through Botan's Healing Ray": how somebody gained or lost something. */
function through(cause: Cause, seat: number, name: NameOf): string {
  switch (cause.of) {
    case 'dice':
      return `for ${facesInWords(cause.face, cause.count)}`;
    case 'card':
      return cause.owner === seat
        ? `with ${cards[cause.card].name}`
        : `through ${name(cause.owner)}'s ${cards[cause.card].name}`;
    case 'tokyo':
      return 'for starting the turn in Tokyo';
    case 'entering':
      return 'for moving into Tokyo';
  }
}

/** "to Botan", "to Botan's Gas Refinery", "to Tanks", "to poison". */
function to(harm: Harm, seat: number, name: NameOf): string {
  if (harm.by === 'poison') return 'to poison';
  if (harm.by === 'attack') return `to ${name(harm.seat)}`;
  return `to ${harm.seat === seat ? '' : `${name(harm.seat)}'s `}${cards[harm.card].name}`;
}

/** "3 damage to Botan and Chiyo, 1 damage to Doğan". */
function hits(blows: readonly Blow[], name: NameOf): string {
  return byAmount(blows)
    .map(([amount, seats]) => `${damage(amount)} to ${list(seats.map(name))}`)
    .join(', ');
}

export const events: Words['events'] = {
  'monster-chosen': ({ seat, monster }, name) => `${name(seat)} plays ${monsters[monster].name}.`,
  'first-drawn': ({ seat }, name) => `By lot, ${name(seat)} goes first.`,
  'turn-began'({ seat, turn, extra, dice: count }, name) {
    const again = extra === null ? '' : `, once more (${cards[extra].name})`;
    return `Turn ${turn}: ${name(seat)}${again}${count === USUAL_DICE ? '' : `, with ${diceCount(count)}`}.`;
  },
  rolled({ seat, roll, thrown, by }, name) {
    if (roll === 1) return `${name(seat)} rolls ${dice(thrown)}.`;
    const card = by === null ? '' : ` with ${cards[by].name}`;
    return `${name(seat)} rerolls ${diceCount(thrown.length)}${card} and gets ${dice(thrown)}.`;
  },
  probed: ({ seat, roller, from, to }, name) =>
    `${name(seat)} rerolls ${oneFace(from)} of ${name(roller)} (${cards['psychic-probe'].name}) and gets ${oneFace(to)}.`,
  'die-changed': ({ seat, from, to, by }, name) =>
    `${name(seat)} turns ${oneFace(from)} into ${oneFace(to)} (${cards[by].name}).`,
  'dice-final': ({ seat, dice: shown }, name) =>
    shown.length > 0 ? `${name(seat)} ends with ${dice(shown)}.` : `${name(seat)} has no dice to roll.`,

  'stars-changed': ({ seat, by, to: now, cause }, name) =>
    `${name(seat)} ${by > 0 ? 'gains' : 'loses'} ${stars(Math.abs(by))} ${through(cause, seat, name)} and has ${now}.`,
  'energy-changed'({ seat, by, to: now, other, cause }, name) {
    if (other !== null) return `${name(seat)} receives ${energy(by)} from ${name(other)} and has ${now}.`;
    if (cause.of === 'dice') return `${name(seat)} gains ${energy(by)} and has ${now}.`;
    if (by > 0) return `${name(seat)} gains ${energy(by)} ${through(cause, seat, name)} and has ${now}.`;
    return cause.of === 'card' && cause.owner === seat
      ? `${name(seat)} pays ${energy(-by)} for ${cards[cause.card].name} and has ${now}.`
      : `${name(seat)} loses ${energy(-by)} ${through(cause, seat, name)} and has ${now}.`;
  },
  healed: ({ seat, by, to: now, cause }, name) =>
    `${name(seat)} heals ${hearts(by)}${cause.of === 'card' ? ` ${through(cause, seat, name)}` : ''} and has ${now}.`,
  struck({ harm, blows }, name) {
    if (harm.by === 'attack') return `${name(harm.seat)} attacks: ${hits(blows, name)}.`;
    if (harm.by === 'card') return `${name(harm.seat)}'s ${cards[harm.card].name}: ${hits(blows, name)}.`;
    return `Poison: ${hits(blows, name)}.`;
  },
  camouflaged: ({ seat, dice: shown, left }, name) =>
    `${name(seat)} rolls ${dice(shown)} for ${cards.camouflage.name}: ${damage(left)} left.`,
  prevented: ({ seat, card, amount, left }, name) =>
    `${cards[card].name} spares ${name(seat)} ${damage(amount)}${left > 0 ? `; ${left} left` : ''}.`,
  hurt: ({ seat, by, to: left, harm }, name) =>
    `${name(seat)} loses ${hearts(by)} ${to(harm, seat, name)} and has ${left}.`,
  'hearts-lost': ({ seat, by, to: left, card }, name) =>
    `${name(seat)} loses ${hearts(by)} together with ${cards[card].name} and has ${left}.`,
  'hearts-gained': ({ seat, by, to: now, card }, name) =>
    `${name(seat)} gains ${hearts(by)} with ${cards[card].name} and has ${now}.`,
  'counters-changed': ({ seat, counter, by, to: now }, name) =>
    `${name(seat)} ${by > 0 ? 'gets' : counter === 'smoke' ? 'spends' : 'removes'} ${counters(counter, Math.abs(by))} and has ${now}.`,
  eliminated: ({ seat }, name) => `${name(seat)} is out of the game.`,
  revived: ({ seat, card }, name) =>
    `${cards[card].name}! ${name(seat)} goes on with 10 hearts, without stars and cards.`,

  stayed: ({ seat }, name) => `${name(seat)} stays in Tokyo.`,
  yielded: ({ seat, attacker, unhurt }, name) =>
    `${name(seat)} leaves Tokyo to ${name(attacker)}${unhurt ? ', without being hurt' : ''}.`,
  moved({ seat, from, to: place, why }, name) {
    if (why === 'moved-up') return `${name(seat)} moves up from ${places[from]} to ${places[place]}.`;
    return place === 'outside'
      ? `${name(seat)} has to leave ${places[from]}.`
      : `${name(seat)} moves into ${places[place]}.`;
  },
  'bay-closed': () => 'Fewer than five monsters are left: Tokyo Bay is closed.',

  bought({ seat, card, price, from }, name) {
    const where = from === 'display' ? '' : ` from ${from === 'deck' ? 'the top of the deck' : name(from)}`;
    return `${name(seat)} buys ${cards[card].name}${where} for ${energy(price)}.`;
  },
  revealed: ({ card }) => `New on display: ${cards[card].name}.`,
  swept: ({ seat, cards: gone }, name) =>
    `${name(seat)} replaces the display; discarded: ${list(gone.map((card) => cards[card].name))}.`,
  looked: ({ seat, card }, name) =>
    `${name(seat)} looks at the top card of the deck${card === null ? '' : `: ${cards[card].name}`}.`,
  reshuffled: ({ cards: count }) => `The discard pile is shuffled into a new deck of ${cardCount(count)}.`,
  'card-lost'({ seat, card, why }, name) {
    if (why === 'used-up') return `${name(seat)} discards ${cards[card].name}: it is used up.`;
    return `${name(seat)} ${why === 'transformed' ? `turns ${cards[card].name} into energy` : `loses ${cards[card].name}`}.`;
  },
  copied: ({ seat, from, card }, name) =>
    `${name(seat)}'s ${cards.mimic.name} copies ${from === seat ? 'their own' : `${name(from)}'s`} ${cards[card].name}.`,
  'copy-ended': ({ seat, card }, name) => `${name(seat)}'s ${cards.mimic.name} no longer copies ${cards[card].name}.`,
  charged: ({ seat, card, energy: lying }, name) =>
    `${name(seat)} charges ${cards[card].name}: with the bank's share ${energy(lying)} lie on it.`,

  'extra-turn': ({ seat, card }, name) => `${name(seat)} will take an extra turn (${cards[card].name}).`,
  'extra-turn-declined': ({ seat, card }, name) => `${name(seat)} does without the extra turn (${cards[card].name}).`,
  'turn-stopped': ({ seat }, name) => `${name(seat)}'s turn stops here.`,
  won({ seats, by }, name) {
    if (by === 'nobody') return 'All monsters have fallen: nobody wins.';
    const winners = list(seats.map(name));
    if (by === 'survival') return `${winners} is the last monster standing and wins!`;
    return seats.length === 1
      ? `${winners} has 20 stars and wins!`
      : `${winners} have 20 stars each and share the victory!`;
  },
};
