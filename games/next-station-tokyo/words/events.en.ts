import { CARDS, INTERCHANGE_POINTS, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import {
  capital,
  districts as districtCount,
  does,
  figure,
  gained,
  list,
  points,
  stations,
  verb,
  whom,
  whose,
} from './grammar.en.ts';
import { beside as besideLine, effects, goals, grades, pencils, quoted, symbols, theDistrict } from './names.en.ts';
import { squareAt } from './squares.ts';
import type { Words } from './words.ts';

const insteadOf = (before: number) => (before === 0 ? '' : ` instead of ${figure(before)}`);

export const events: Words['events'] = {
  'pencil-dealt': ({ seat, pencil }, who) =>
    seat === null
      ? `The ${pencils[pencil]} pencil lies ready.`
      : `${does(who(seat), 'start')} with ${pencils[pencil]}.`,
  'pencil-taken': ({ seat, pencil }, who) => `${does(who(seat), 'take')} the ${pencils[pencil]} pencil.`,
  'spare-placed'({ by, spare }, who) {
    const laid = spare.map(({ pencil, leftOf }) => `the ${pencils[pencil]} pencil to the left of ${whom(who(leftOf))}`);
    return `${does(who(by), 'place')} ${list(laid)}.`;
  },
  'goals-revealed': ({ goals: revealed }) =>
    `The goals of this match: ${list(revealed.map((id) => quoted(goals[id].name)))}.`,
  'dealt-ahead': () => 'The cards of all four phases lie face down, the same for everybody.',

  'phase-began'({ phase, pencils: held }, who) {
    const drawn = held.flatMap((pencil, seat) =>
      pencil === null ? [] : [`${whom(who(seat))} ${verb(who(seat), 'draw')} ${pencils[pencil]}`],
    );
    return `Phase ${phase + 1} of ${PHASES}: ${list(drawn)}.`;
  },
  'effect-revealed': ({ symbol, effect }) =>
    `In this phase a ${symbols[symbol]} card triggers the effect ${quoted(effects[effect].name)}.`,
  'card-revealed'({ round, card, effect }) {
    const { symbol, branch, underground } = CARDS[card];
    if (branch) return 'The switch card is turned over.';
    const shown = `Round ${round}: ${symbol === null ? 'joker' : symbols[symbol]}, ${underground ? 'underground' : 'overground'}.`;
    const works = effect === null ? '' : ` Effect: ${quoted(effects[effect].name)}.`;
    return `${shown}${works}`;
  },

  drew({ seat, pencil, at, beside }, who) {
    const double = beside === null ? '' : `, ${besideLine(beside)}`;
    return `${does(who(seat), 'draw')} ${pencils[pencil]} from ${squareAt(at[0])} to ${squareAt(at[1])}${double}.`;
  },
  extended: ({ seat, at }, who) =>
    `${does(who(seat), 'go', 'goes')} straight on from ${squareAt(at[0])} to ${squareAt(at[1])}.`,
  circled: ({ seat, at, pencil }, who) =>
    `${does(who(seat), 'circle')} ${squareAt(at)}: it counts twice for ${pencils[pencil]}.`,
  'interchange-made': ({ seat, at, lines }, who) =>
    `On ${whose(who(seat))} sheet ${lines} lines meet at ${squareAt(at)}, worth ${points(INTERCHANGE_POINTS[lines])}${insteadOf(INTERCHANGE_POINTS[lines - 1])}.`,
  'hotspot-found': ({ seat, district, points: worth }, who) =>
    `On ${whose(who(seat))} sheet ${theDistrict(district)} becomes a hotspot, worth ${points(worth)}.`,
  passed: ({ seat, forced }, who) =>
    forced ? `${does(who(seat), 'have', 'has')} to pass: no segment fits.` : `${does(who(seat), 'pass', 'passes')}.`,

  'line-scored': ({ seat, pencil, districts: led, stations: most, points: worth }, who) =>
    `${does(who(seat), 'score')} ${pencils[pencil]}: ${districtCount(led)} × ${stations(most)} = ${points(worth)}.`,
  'sheet-scored': ({ seat, total }, who) => `${does(who(seat), 'have', 'has')} ${points(total)} in total.`,
  graded: ({ seat, points: left, grade }, who) =>
    `${does(who(seat), 'score')} ${figure(left)}: grade ${grade} of 6, ${quoted(grades[grade])}.`,
  won: ({ seats }, who) =>
    `${capital(list(seats.map((seat) => whom(who(seat)))))} ${seats.length > 1 ? 'share the victory' : verb(who(seats[0]), 'win')}!`,
};

export const turn: Words['turn'] = ({ symbol, deeds }) => {
  const told = deeds.map(({ seat, drew }) => {
    if (drew === 'nothing') return `${whom(seat)} cannot draw`;
    if (drew === 'pass') return `${whom(seat)} ${verb(seat, 'pass', 'passes')}`;
    return `${whom(seat)} ${verb(seat, 'draw')} ${drew.from} to ${drew.to}`;
  });
  return `${symbol === null ? 'joker' : symbols[symbol]}: ${told.join(', ')}`;
};

export const toYou: Words['toYou'] = ({ points: worth }) => `you ${gained(worth)}`;
