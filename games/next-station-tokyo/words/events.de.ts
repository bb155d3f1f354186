import { CARDS, INTERCHANGE_POINTS, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import {
  capital,
  districts as districtCount,
  does,
  figure,
  gained,
  list,
  who as nameOf,
  onSheetOf,
  points,
  stations,
  verb,
  whom,
} from './grammar.de.ts';
import {
  beside as besideLine,
  effects,
  goals,
  grades,
  pencils,
  penHas,
  penIs,
  quoted,
  symbols,
  theDistrict,
} from './names.de.ts';
import { squareAt } from './squares.ts';
import type { Words } from './words.ts';

const insteadOf = (before: number) => (before === 0 ? '' : ` statt ${figure(before)}`);

export const events: Words['events'] = {
  'pencil-dealt': ({ seat, pencil }, who) =>
    seat === null
      ? `Der ${penIs[pencil]} Stift liegt bereit.`
      : `${does(who(seat), 'beginnst', 'beginnt')} mit ${pencils[pencil]}.`,
  'pencil-taken': ({ seat, pencil }, who) => `${does(who(seat), 'nimmst', 'nimmt')} den ${penHas[pencil]} Stift.`,
  'spare-placed'({ by, spare }, who) {
    const laid = spare.map(({ pencil, leftOf }) => `den ${penHas[pencil]} Stift links neben ${whom(who(leftOf))}`);
    return `${does(who(by), 'legst', 'legt')} ${list(laid)}.`;
  },
  'goals-revealed': ({ goals: revealed }) =>
    `Die Ziele dieser Partie: ${list(revealed.map((id) => quoted(goals[id].name)))}.`,
  'dealt-ahead': () => 'Die Karten aller 4 Durchgänge liegen verdeckt bereit, für alle dieselben.',

  'phase-began'({ phase, pencils: held }, who) {
    const drawn = held.flatMap((pencil, seat) =>
      pencil === null ? [] : [`${nameOf(who(seat))} ${verb(who(seat), 'zeichnest', 'zeichnet')} ${pencils[pencil]}`],
    );
    return `Durchgang ${phase + 1} von ${PHASES}: ${capital(list(drawn))}.`;
  },
  'effect-revealed': ({ symbol, effect }) =>
    `In diesem Durchgang löst jede Karte ${quoted(symbols[symbol])} den Effekt ${quoted(effects[effect].name)} aus.`,
  'card-revealed'({ round, card, effect }) {
    const { symbol, branch, underground } = CARDS[card];
    if (branch) return 'Die Weiche wird aufgedeckt.';
    const shown = `Runde ${round}: ${symbol === null ? 'Joker' : symbols[symbol]}, ${underground ? 'unterirdisch' : 'oberirdisch'}.`;
    const works = effect === null ? '' : ` Effekt: ${quoted(effects[effect].name)}.`;
    return `${shown}${works}`;
  },

  drew({ seat, pencil, at, beside }, who) {
    const double = beside === null ? '' : `, ${besideLine(beside)}`;
    return `${does(who(seat), 'zeichnest', 'zeichnet')} ${pencils[pencil]} von ${squareAt(at[0])} nach ${squareAt(at[1])}${double}.`;
  },
  extended: ({ seat, at }, who) =>
    `${does(who(seat), 'zeichnest', 'zeichnet')} geradeaus weiter von ${squareAt(at[0])} nach ${squareAt(at[1])}.`,
  circled: ({ seat, at, pencil }, who) =>
    `${does(who(seat), 'kreist', 'kreist')} ${squareAt(at)} ein: Die Station zählt für ${pencils[pencil]} doppelt.`,
  'interchange-made': ({ seat, at, lines }, who) =>
    `${onSheetOf(who(seat))} treffen sich ${lines} Linien in ${squareAt(at)}: ${points(INTERCHANGE_POINTS[lines])}${insteadOf(INTERCHANGE_POINTS[lines - 1])}.`,
  'hotspot-found': ({ seat, district, points: worth }, who) =>
    `${onSheetOf(who(seat))} wird ${theDistrict(district)} zum Hotspot: ${points(worth)}.`,
  passed: ({ seat, forced }, who) =>
    forced
      ? `${does(who(seat), 'kannst', 'kann')} nichts zeichnen und setzt aus.`
      : `${does(who(seat), 'setzt', 'setzt')} aus.`,

  'line-scored': ({ seat, pencil, districts: led, stations: most, points: worth }, who) =>
    `${does(who(seat), 'wertest', 'wertet')} ${pencils[pencil]}: ${districtCount(led)} × ${stations(most)} = ${points(worth)}.`,
  'sheet-scored': ({ seat, total }, who) => `${does(who(seat), 'hast', 'hat')} insgesamt ${points(total)}.`,
  graded: ({ seat, points: left, grade }, who) =>
    `${does(who(seat), 'erreichst', 'erreicht')} mit ${figure(left)} die Stufe ${grade} von 6: ${quoted(grades[grade])}.`,
  won: ({ seats }, who) => {
    const winners = seats.map(who);
    const names = capital(list(winners.map(nameOf)));
    if (winners.length === 1) return `${names} ${verb(winners[0], 'hast', 'hat')} gewonnen!`;
    return `${names} ${winners.some(({ you }) => you) ? 'teilt euch' : 'teilen sich'} den Sieg!`;
  },
};

export const turn: Words['turn'] = ({ symbol, deeds }) => {
  const told = deeds.map(({ seat, drew }) => {
    if (drew === 'nothing') return `${nameOf(seat)} ${verb(seat, 'kannst', 'kann')} nichts zeichnen`;
    if (drew === 'pass') return `${nameOf(seat)} setzt aus`;
    return `${nameOf(seat)} ${verb(seat, 'zeichnest', 'zeichnet')} von ${drew.from} nach ${drew.to}`;
  });
  return `${symbol === null ? 'Joker' : symbols[symbol]}: ${capital(told.join(', '))}`;
};

export const toYou: Words['toYou'] = ({ points: worth }) => `du ${gained(worth)}`;
