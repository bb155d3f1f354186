import type { Blow, CardId, Cause, Harm } from '@yamanote/games/king-of-tokyo/rules';
import type { Person } from '@yamanote/games/wording';
import { capital } from './capital.ts';
import { cards } from './cards.de.ts';
import { USUAL_DICE } from './faces.ts';
import {
  accusative,
  cardCount,
  count,
  damage,
  dative,
  dice,
  does,
  energy,
  facesInWords,
  form,
  hearts,
  list,
  oneFace,
  quoted,
  stars,
  withDice,
  withFace,
} from './grammar.de.ts';
import { monsters, places } from './names.de.ts';
import { alike } from './telling.ts';
import type { WhoOf, Words } from './words.ts';

const COUNTERS = { poison: 'Giftchip', shrink: 'Schrumpfchip', smoke: 'Rauchchip' } as const;

const nameOf = (card: CardId) => quoted(cards[card].name);

/** „deine Karte „Flügel““, „„Flügel“ von Botan“. */
function cardOf(owner: Person, card: CardId): string {
  return owner.you ? `deine Karte ${nameOf(card)}` : `${nameOf(card)} von ${owner.name}`;
}

/** „für drei Zweien“, „durch „Flügel““, „durch „Heilstrahl“ von Botan“: how somebody gained or lost something. */
function through(cause: Cause, seat: number, who: WhoOf): string {
  switch (cause.of) {
    case 'dice':
      return `für ${facesInWords(cause.face, cause.count)}`;
    case 'card':
      return `durch ${cause.owner === seat ? nameOf(cause.card) : cardOf(who(cause.owner), cause.card)}`;
    case 'tokyo':
      return 'zu Beginn des Zuges in Tokyo';
    case 'entering':
      return 'für den Einzug in Tokyo';
  }
}

/** „durch Botan“, „durch „Ölraffinerie“ von Botan“, „durch „Panzer““, „durch Gift“. */
function by(harm: Harm, seat: number, who: WhoOf): string {
  if (harm.by === 'poison') return 'durch Gift';
  if (harm.by === 'attack') return `durch ${accusative(who(harm.seat))}`;
  return `durch ${harm.seat === seat ? nameOf(harm.card) : cardOf(who(harm.seat), harm.card)}`;
}

/** „Du und Chiyo erleidet je 3 Schaden, Doğan erleidet 1 Schaden („Feueratem“)“: a sentence of its own. */
function hits(harm: Harm, blows: readonly Blow[], who: WhoOf): string {
  const told = alike(harm, blows).map(({ amount, seats, card }) => {
    const hit = seats.map(who);
    const victims = list(hit.map(({ you, name }) => (you ? 'du' : name)));
    return `${victims} ${suffer(hit)} ${damage(amount)}${card === null ? '' : ` (${nameOf(card)})`}`;
  });
  return capital(told.join(', '));
}

function suffer(hit: readonly Person[]): string {
  if (hit.length === 1) return form(hit[0], 'erleidet', 'erleidest');
  return hit.some(({ you }) => you) ? 'erleidet je' : 'erleiden je';
}

const has = (who: Person) => form(who, 'hat', 'hast');

export const events: Words['events'] = {
  'monster-chosen': ({ seat, monster }, who) => `${does(who(seat), 'spielt', 'spielst')} ${monsters[monster].name}.`,
  'first-drawn': ({ seat }, who) =>
    `Das Los entscheidet: ${who(seat).you ? 'Du beginnst' : `${who(seat).name} beginnt`}.`,
  'turn-began'({ seat, turn, extra, dice: thrown }, who) {
    const again = extra === null ? '' : `, Extrazug (${nameOf(extra)})`;
    return `Zug ${turn}: ${who(seat).you ? 'du' : who(seat).name}${again}${thrown === USUAL_DICE ? '' : `, mit ${withDice(thrown)}`}.`;
  },
  rolled({ seat, roll, thrown, by: card }, who) {
    const rolls = does(who(seat), 'würfelt', 'würfelst');
    if (roll === 1) return `${rolls} ${dice(thrown)}.`;
    const through = card === null ? '' : ` durch ${nameOf(card)}`;
    return `${rolls}${through} mit ${withDice(thrown.length)} nach: ${dice(thrown)}.`;
  },
  probed: ({ seat, roller, from, to }, who) =>
    `${does(who(seat), 'wirft', 'wirfst')} einen Würfel von ${dative(who(roller))} neu (${nameOf('psychic-probe')}): ${from === to ? `Wieder ${oneFace(to)}` : `Aus ${withFace(from)} wird ${oneFace(to)}`}.`,
  'die-changed': ({ seat, from, to, by: card }, who) =>
    `${does(who(seat), 'macht', 'machst')} aus ${withFace(from)} ${oneFace(to)} (${nameOf(card)}).`,
  'dice-final': ({ seat, dice: shown }, who) =>
    shown.length > 0
      ? `${does(who(seat), 'hat', 'hast')} am Ende ${dice(shown)} auf den Würfeln.`
      : `${does(who(seat), 'hat', 'hast')} keine Würfel.`,

  'stars-changed': ({ seat, by: change, to: now, cause }, who) =>
    `${change > 0 ? does(who(seat), 'erhält', 'erhältst') : does(who(seat), 'verliert', 'verlierst')} ${stars(Math.abs(change))} ${through(cause, seat, who)} und ${has(who(seat))} ${now}.`,
  'energy-changed'({ seat, by: change, to: now, other, cause }, who) {
    const me = who(seat);
    const gains = does(me, 'erhält', 'erhältst');
    const after = `und ${has(me)} ${now}.`;
    if (other !== null)
      return `${does(me, 'bekommt', 'bekommst')} ${energy(change)} von ${dative(who(other))} ${after}`;
    if (cause.of === 'dice') return `${gains} ${energy(change)} ${after}`;
    if (change > 0) return `${gains} ${energy(change)} ${through(cause, seat, who)} ${after}`;
    return cause.of === 'card' && cause.owner === seat
      ? `${does(me, 'zahlt', 'zahlst')} ${energy(-change)} für ${nameOf(cause.card)} ${after}`
      : `${does(me, 'verliert', 'verlierst')} ${energy(-change)} ${through(cause, seat, who)} ${after}`;
  },
  healed: ({ seat, by: healed, to: now, cause }, who) =>
    `${does(who(seat), 'heilt', 'heilst')} ${hearts(healed)}${cause.of === 'card' ? ` ${through(cause, seat, who)}` : ''} und ${has(who(seat))} ${now}.`,
  wasted({ seat, what, by: lost, why }, who) {
    const me = who(seat);
    if (what === 'stars') return `${stars(lost)} zu viel: ${does(me, 'hat', 'hast')} schon 20.`;
    if (why === 'tokyo') return `In Tokyo ${lost === 1 ? 'nützt' : 'nützen'} ${dative(me)} ${hearts(lost)} nichts.`;
    return `${does(me, 'hat', 'hast')} nichts mehr zu heilen: ${hearts(lost)} ${lost === 1 ? 'bleibt' : 'bleiben'} ohne Wirkung.`;
  },
  struck({ harm, blows }, who) {
    if (harm.by === 'poison') return `Gift: ${hits(harm, blows, who)}.`;
    if (harm.by === 'card') return `${capital(cardOf(who(harm.seat), harm.card))}: ${hits(harm, blows, who)}.`;
    const attacker = who(harm.seat);
    return `${does(attacker, 'greift', 'greifst')} an: ${hits(harm, blows, who)}.`;
  },
  camouflaged: ({ seat, dice: shown, left }, who) =>
    `${does(who(seat), 'würfelt', 'würfelst')} ${dice(shown)} für ${nameOf('camouflage')}: ${damage(left)} übrig.`,
  prevented: ({ seat, card, amount, left }, who) =>
    `${does(who(seat), 'wehrt', 'wehrst')} mit ${nameOf(card)} ${damage(amount)} ab${left > 0 ? `; ${left} übrig` : ''}.`,
  hurt: ({ seat, by: lost, to: left, harm }, who) =>
    `${does(who(seat), 'verliert', 'verlierst')} ${hearts(lost)} ${by(harm, seat, who)} und ${has(who(seat))} ${left}.`,
  'hearts-lost': ({ seat, by: lost, to: left, card }, who) =>
    `${does(who(seat), 'verliert', 'verlierst')} ${hearts(lost)} zusammen mit ${nameOf(card)} und ${has(who(seat))} ${left}.`,
  'hearts-gained': ({ seat, by: gained, to: now, card }, who) =>
    `${does(who(seat), 'erhält', 'erhältst')} ${hearts(gained)} durch ${nameOf(card)} und ${has(who(seat))} ${now}.`,
  'counters-changed'({ seat, counter, by: change, to: now }, who) {
    const me = who(seat);
    const counters = count(Math.abs(change), COUNTERS[counter], `${COUNTERS[counter]}s`);
    const deed =
      change > 0
        ? does(me, 'bekommt', 'bekommst')
        : counter === 'smoke'
          ? does(me, 'verbraucht', 'verbrauchst')
          : does(me, 'entfernt', 'entfernst');
    return `${deed} ${counters} und ${has(me)} ${now}.`;
  },
  eliminated: ({ seat }, who) => (who(seat).you ? 'Du bist ausgeschieden.' : `${who(seat).name} scheidet aus.`),
  revived: ({ seat, card }, who) =>
    `${nameOf(card)}: ${does(who(seat), 'spielt', 'spielst')} mit 10 Herzen weiter, ohne Ruhmpunkte und Karten.`,

  stayed: ({ seat }, who) => `${does(who(seat), 'bleibt', 'bleibst')} in Tokyo.`,
  yielded: ({ seat, attacker, unhurt }, who) =>
    `${does(who(seat), 'flieht', 'fliehst')} ${unhurt ? 'unverletzt ' : ''}aus Tokyo und ${form(who(seat), 'überlässt', 'überlässt')} es ${dative(who(attacker))}.`,
  moved({ seat, from, to: place, why }, who) {
    const me = who(seat);
    if (why === 'moved-up') return `${does(me, 'rückt', 'rückst')} von ${places[from]} nach ${places[place]}.`;
    return place === 'outside'
      ? `${does(me, 'muss', 'musst')} ${places[from]} verlassen.`
      : `${does(me, 'zieht', 'ziehst')} in ${places[place]} ein.`;
  },
  'bay-closed': () => 'Weniger als fünf Monster sind übrig: Tokyo Bay wird geschlossen.',

  bought({ seat, card, price, from }, who) {
    const where = from === 'display' ? '' : from === 'deck' ? ' oben vom Stapel' : ` von ${dative(who(from))}`;
    return `${does(who(seat), 'kauft', 'kaufst')} ${nameOf(card)}${where} für ${energy(price)}.`;
  },
  revealed: ({ card, also = [] }) => `Neu in der Auslage: ${list([...also, card].map(nameOf))}.`,
  swept: ({ seat, cards: gone }, who) =>
    `${does(who(seat), 'tauscht', 'tauschst')} die Auslage aus; abgeworfen: ${list(gone.map(nameOf))}.`,
  looked: ({ seat, card }, who) =>
    `${does(who(seat), 'sieht sich', 'siehst dir')} die oberste Karte des Stapels an${card === null ? '' : `: ${nameOf(card)}`}.`,
  reshuffled: ({ cards: shuffled }) =>
    `Der Abwurfstapel wird zu einem neuen Stapel mit ${cardCount(shuffled)} gemischt.`,
  'card-lost'({ seat, card, why }, who) {
    const me = who(seat);
    if (why === 'used-up') return `${does(me, 'wirft', 'wirfst')} ${nameOf(card)} ab: Die Karte ist verbraucht.`;
    return why === 'transformed'
      ? `${does(me, 'gibt', 'gibst')} ${nameOf(card)} für Energie ab.`
      : `${does(me, 'verliert', 'verlierst')} ${nameOf(card)}.`;
  },
  copied: ({ seat, from, card }, who) =>
    `${capital(cardOf(who(seat), 'mimic'))} kopiert ${nameOf(card)}${from === seat ? ' (eigene Karte)' : ` von ${dative(who(from))}`}.`,
  'copy-ended': ({ seat, card }, who) => `${capital(cardOf(who(seat), 'mimic'))} kopiert ${nameOf(card)} nicht mehr.`,
  charged: ({ seat, card, energy: lying }, who) =>
    `${does(who(seat), 'lädt', 'lädst')} ${nameOf(card)} auf: Zusammen mit der Bank liegen ${energy(lying)} darauf.`,

  'extra-turn': ({ seat, card }, who) => `${does(who(seat), 'bekommt', 'bekommst')} einen Extrazug (${nameOf(card)}).`,
  'extra-turn-declined': ({ seat, card }, who) =>
    `${does(who(seat), 'verzichtet', 'verzichtest')} auf den Extrazug (${nameOf(card)}).`,
  'turn-stopped': ({ seat }, who) => `${who(seat).you ? 'Dein Zug' : `Der Zug von ${who(seat).name}`} endet hier.`,
  won({ seats, by: how }, who) {
    if (how === 'nobody') return 'Alle Monster sind gefallen: Niemand gewinnt.';
    const winner = who(seats[0]);
    const wins = form(winner, 'gewinnt', 'gewinnst');
    if (how === 'survival') return `${does(winner, 'bleibt', 'bleibst')} als letztes Monster übrig und ${wins}!`;
    const still = how === 'standstill';
    const why = still ? 'Niemand hat noch Würfel, und eine ganze Runde lang hat sich nichts geändert. ' : '';
    if (seats.length === 1)
      return `${why}${does(winner, 'hat', 'hast')} ${still ? 'die meisten' : '20'} Ruhmpunkte und ${wins}!`;
    const winners = capital(list(seats.map((seat) => (who(seat).you ? 'du' : who(seat).name))));
    const shown = still ? 'die meisten' : 'je 20';
    return seats.some((seat) => who(seat).you)
      ? `${why}${winners} habt ${shown} Ruhmpunkte und teilt euch den Sieg!`
      : `${why}${winners} haben ${shown} Ruhmpunkte und teilen sich den Sieg!`;
  },
};
