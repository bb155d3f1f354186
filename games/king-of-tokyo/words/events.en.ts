import type { Blow, CardId, Cause, Harm } from '@yamanote/games/king-of-tokyo/rules';
import { capital } from './capital.ts';
import { cards } from './cards.en.ts';
import { USUAL_DICE } from './faces.ts';
import {
  cardCount,
  counters,
  damage,
  dice,
  diceCount,
  does,
  energy,
  facesInWords,
  hearts,
  list,
  oneFace,
  stars,
  verb,
  whom,
  whose,
} from './grammar.en.ts';
import { monsters, places } from './names.en.ts';
import { alike } from './telling.ts';
import type { WhoOf, Words } from './words.ts';

const nameOf = (card: CardId) => cards[card].name;

/** "for three 2s", "with Wings", "through Botan's Healing Ray": how somebody gained or lost something. */
function through(cause: Cause, seat: number, who: WhoOf): string {
  switch (cause.of) {
    case 'dice':
      return `for ${facesInWords(cause.face, cause.count)}`;
    case 'card':
      return cause.owner === seat
        ? `with ${nameOf(cause.card)}`
        : `through ${whose(who(cause.owner))} ${nameOf(cause.card)}`;
    case 'tokyo':
      return 'for starting the turn in Tokyo';
    case 'entering':
      return 'for moving into Tokyo';
  }
}

/** "to Botan", "to your Gas Refinery", "to Tanks", "to poison". */
function to(harm: Harm, seat: number, who: WhoOf): string {
  if (harm.by === 'poison') return 'to poison';
  if (harm.by === 'attack') return `to ${whom(who(harm.seat))}`;
  return `to ${harm.seat === seat ? '' : `${whose(who(harm.seat))} `}${nameOf(harm.card)}`;
}

/** "3 damage to you and Chiyo, 1 damage to Doğan (Fire Breathing)". */
function hits(harm: Harm, blows: readonly Blow[], who: WhoOf): string {
  return alike(harm, blows)
    .map(({ amount, seats, card }) => {
      const victims = list(seats.map((seat) => whom(who(seat))));
      return `${damage(amount)} to ${victims}${card === null ? '' : ` (${nameOf(card)})`}`;
    })
    .join(', ');
}

export const events: Words['events'] = {
  'monster-chosen': ({ seat, monster }, who) => `${does(who(seat), 'play')} as ${monsters[monster].name}.`,
  'first-drawn': ({ seat }, who) => `${does(who(seat), 'go')} first, chosen at random.`,
  'turn-began'({ seat, turn, extra, dice: count }, who) {
    const again = extra === null ? '' : `, an extra turn (${nameOf(extra)})`;
    return `Turn ${turn}: ${whom(who(seat))}${again}${count === USUAL_DICE ? '' : `, with ${diceCount(count)}`}.`;
  },
  rolled({ seat, roll, thrown, by }, who) {
    if (roll === 1) return `${does(who(seat), 'roll')} ${dice(thrown)}.`;
    const card = by === null ? '' : ` with ${nameOf(by)}`;
    return `${does(who(seat), 'reroll')} ${diceCount(thrown.length)}${card} and ${verb(who(seat), 'get')} ${dice(thrown)}.`;
  },
  probed: ({ seat, roller, from, to }, who) =>
    `${does(who(seat), 'reroll')} one of ${whose(who(roller))} dice (${nameOf('psychic-probe')}): ${oneFace(from)} ${from === to ? 'again' : `becomes ${oneFace(to)}`}.`,
  'die-changed': ({ seat, from, to, by }, who) =>
    `${does(who(seat), 'turn')} ${oneFace(from)} into ${oneFace(to)} (${nameOf(by)}).`,
  'dice-final': ({ seat, dice: shown }, who) =>
    shown.length > 0 ? `${does(who(seat), 'end')} with ${dice(shown)}.` : `${does(who(seat), 'have')} no dice to roll.`,

  'stars-changed': ({ seat, by, to: now, cause }, who) =>
    `${does(who(seat), by > 0 ? 'gain' : 'lose')} ${stars(Math.abs(by))} ${through(cause, seat, who)} and ${verb(who(seat), 'have')} ${now}.`,
  'energy-changed'({ seat, by, to: now, other, cause }, who) {
    const me = who(seat);
    const after = `and ${verb(me, 'have')} ${now}.`;
    if (other !== null) return `${does(me, 'receive')} ${energy(by)} from ${whom(who(other))} ${after}`;
    if (cause.of === 'dice') return `${does(me, 'gain')} ${energy(by)} ${after}`;
    if (by > 0) return `${does(me, 'gain')} ${energy(by)} ${through(cause, seat, who)} ${after}`;
    return cause.of === 'card' && cause.owner === seat
      ? `${does(me, 'pay')} ${energy(-by)} for ${nameOf(cause.card)} ${after}`
      : `${does(me, 'lose')} ${energy(-by)} ${through(cause, seat, who)} ${after}`;
  },
  healed: ({ seat, by, to: now, cause }, who) =>
    `${does(who(seat), 'heal')} ${hearts(by)}${cause.of === 'card' ? ` ${through(cause, seat, who)}` : ''} and ${verb(who(seat), 'have')} ${now}.`,
  wasted({ seat, what, by, why }, who) {
    if (what === 'stars') return `${stars(by)} too many: ${whom(who(seat))} cannot have more than 20.`;
    if (why === 'tokyo') return `In Tokyo ${whose(who(seat))} ${hearts(by)} cannot heal.`;
    return `${does(who(seat), 'have')} nothing left to heal: ${hearts(by)} wasted.`;
  },
  struck({ harm, blows }, who) {
    if (harm.by === 'attack') return `${does(who(harm.seat), 'attack')}: ${hits(harm, blows, who)}.`;
    if (harm.by === 'card') return `${capital(whose(who(harm.seat)))} ${nameOf(harm.card)}: ${hits(harm, blows, who)}.`;
    return `Poison: ${hits(harm, blows, who)}.`;
  },
  camouflaged: ({ seat, dice: shown, left }, who) =>
    `${does(who(seat), 'roll')} ${dice(shown)} for ${nameOf('camouflage')}: ${left === 0 ? 'no damage gets' : `${damage(left)} still gets`} through.`,
  prevented: ({ seat, card, amount, left }, who) =>
    `${does(who(seat), 'stop')} ${damage(amount)} with ${nameOf(card)}${left > 0 ? `; ${left} still gets through` : ''}.`,
  hurt: ({ seat, by, to: left, harm }, who) =>
    `${does(who(seat), 'lose')} ${hearts(by)} ${to(harm, seat, who)} and ${verb(who(seat), 'have')} ${left}.`,
  'hearts-lost': ({ seat, by, to: left, card }, who) =>
    `${does(who(seat), 'lose')} ${hearts(by)} together with ${nameOf(card)} and ${verb(who(seat), 'have')} ${left}.`,
  'hearts-gained': ({ seat, by, to: now, card }, who) =>
    `${does(who(seat), 'gain')} ${hearts(by)} with ${nameOf(card)} and ${verb(who(seat), 'have')} ${now}.`,
  'counters-changed'({ seat, counter, by, to: now }, who) {
    const deed = by > 0 ? 'get' : counter === 'smoke' ? 'spend' : 'remove';
    return `${does(who(seat), deed)} ${counters(counter, Math.abs(by))} and ${verb(who(seat), 'have')} ${now}.`;
  },
  eliminated: ({ seat }, who) => `${does(who(seat), 'be')} eliminated.`,
  revived: ({ seat, card }, who) =>
    `${nameOf(card)}! ${does(who(seat), 'be')} back with 10 hearts, no stars and no cards.`,

  stayed: ({ seat }, who) => `${does(who(seat), 'stay')} in Tokyo.`,
  yielded: ({ seat, attacker, unhurt }, who) =>
    `${does(who(seat), 'yield')} Tokyo to ${whom(who(attacker))}${unhurt ? ', unhurt' : ''}.`,
  moved({ seat, from, to: place, why }, who) {
    if (why === 'moved-up') return `${does(who(seat), 'move')} up from ${places[from]} to ${places[place]}.`;
    return place === 'outside'
      ? `${does(who(seat), 'have')} to leave ${places[from]}.`
      : `${does(who(seat), 'move')} into ${places[place]}.`;
  },
  'bay-closed': () => 'Fewer than five monsters are left: Tokyo Bay is closed.',

  bought({ seat, card, price, from }, who) {
    const where = from === 'display' ? '' : ` from ${from === 'deck' ? 'the top of the deck' : whom(who(from))}`;
    return `${does(who(seat), 'buy')} ${nameOf(card)}${where} for ${energy(price)}.`;
  },
  revealed: ({ card, also = [] }) => `New on display: ${list([...also, card].map(nameOf))}.`,
  swept: ({ seat, cards: gone }, who) =>
    `${does(who(seat), 'replace')} the display; discarded: ${list(gone.map(nameOf))}.`,
  looked: ({ seat, card }, who) =>
    `${does(who(seat), 'look')} at the top card of the deck${card === null ? '' : `: ${nameOf(card)}`}.`,
  reshuffled: ({ cards: count }) => `The discard pile is shuffled into a new deck of ${cardCount(count)}.`,
  'card-lost'({ seat, card, why }, who) {
    if (why === 'used-up') return `${does(who(seat), 'discard')} ${nameOf(card)}: it is used up.`;
    return why === 'transformed'
      ? `${does(who(seat), 'give')} back ${nameOf(card)} for energy.`
      : `${does(who(seat), 'lose')} ${nameOf(card)}.`;
  },
  copied({ seat, from, card }, who) {
    const owner = from !== seat ? whose(who(from)) : who(seat).you ? 'your own' : 'their own';
    return `${capital(whose(who(seat)))} ${nameOf('mimic')} copies ${owner} ${nameOf(card)}.`;
  },
  'copy-ended': ({ seat, card }, who) =>
    `${capital(whose(who(seat)))} ${nameOf('mimic')} no longer copies ${nameOf(card)}.`,
  charged: ({ seat, card, energy: lying }, who) =>
    `${does(who(seat), 'charge')} ${nameOf(card)}: with what the bank adds, ${energy(lying)} lie on it.`,

  'extra-turn': ({ seat, card }, who) => `${does(who(seat), 'get')} an extra turn (${nameOf(card)}).`,
  'extra-turn-declined': ({ seat, card }, who) => `${does(who(seat), 'skip')} the extra turn (${nameOf(card)}).`,
  'turn-stopped': ({ seat }, who) => `${capital(whose(who(seat)))} turn ends here.`,
  won({ seats, by }, who) {
    if (by === 'nobody') return 'All monsters have fallen: nobody wins.';
    const winner = who(seats[0]);
    if (by === 'survival') return `${does(winner, 'be')} the last monster standing and ${verb(winner, 'win')}!`;
    const still = by === 'standstill';
    const why = still ? 'Nobody has dice any more, and a whole round has changed nothing. ' : '';
    return seats.length === 1
      ? `${why}${does(winner, 'have')} ${still ? 'the most' : '20'} stars and ${verb(winner, 'win')}!`
      : `${why}${capital(list(seats.map((seat) => whom(who(seat)))))} have ${still ? 'the most stars' : '20 stars each'} and share the victory!`;
  },
};
