import { CARDS, INTERCHANGE_POINTS, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { districtName } from './district-name.ts';
import { districts as districtCount, figure, list, points, stations } from './grammar.en.ts';
import { beside as besideLine, districts, effects, goals, grades, pencils, symbols } from './names.en.ts';
import { squareAt } from './squares.ts';
import type { Words } from './words.ts';

export const events: Words['events'] = {
  'pencil-dealt': ({ seat, pencil }, name) =>
    seat === null ? `The ${pencils[pencil]} pencil lies ready.` : `${name(seat)} begins with ${pencils[pencil]}.`,
  'pencil-taken': ({ seat, pencil }, name) => `${name(seat)} takes the ${pencils[pencil]} pencil.`,
  'spare-placed'({ by, spare }, name) {
    const laid = spare.map(({ pencil, leftOf }) => `the ${pencils[pencil]} pencil to the left of ${name(leftOf)}`);
    return `${name(by)} lays ${list(laid)}.`;
  },
  'goals-revealed': ({ goals: revealed }) => `The goals of this match: ${list(revealed.map((id) => goals[id].name))}.`,
  'dealt-ahead': () => 'The cards of all four phases lie face down, the same for everybody.',

  'phase-began'({ phase, pencils: held }, name) {
    const drawn = held.flatMap((pencil, seat) => (pencil === null ? [] : [`${name(seat)} draws ${pencils[pencil]}`]));
    return `Phase ${phase + 1} of ${PHASES}: ${list(drawn)}.`;
  },
  'effect-revealed': ({ symbol, effect }) =>
    `In this phase a ${symbols[symbol]} card sets off the effect ${effects[effect].name}.`,
  'card-revealed'({ round, card, effect, last }) {
    const { symbol, branch, underground } = CARDS[card];
    if (branch) return `Round ${round} begins with the switch.`;
    const shown = `Round ${round}: ${symbol === null ? 'joker' : symbols[symbol]}, ${underground ? 'underground' : 'overground'}.`;
    const works = effect === null ? '' : ` The effect ${effects[effect].name} works.`;
    return `${shown}${works}${last ? ' It is the last round of this phase.' : ''}`;
  },

  drew({ seat, pencil, at, beside }, name) {
    const double = beside === null ? '' : `, ${besideLine(beside)}`;
    return `${name(seat)} draws ${pencils[pencil]} from ${squareAt(at[0])} to ${squareAt(at[1])}${double}.`;
  },
  extended: ({ seat, at }, name) => `${name(seat)} goes straight on from ${squareAt(at[0])} to ${squareAt(at[1])}.`,
  circled: ({ seat, at, pencil }, name) =>
    `${name(seat)} circles ${squareAt(at)}, which counts twice for ${pencils[pencil]}.`,
  'interchange-made': ({ seat, at, lines }, name) =>
    `On ${name(seat)}'s sheet ${lines} lines meet at ${squareAt(at)}, worth ${points(INTERCHANGE_POINTS[lines])}.`,
  'hotspot-found': ({ seat, district, points: worth }, name) =>
    `On ${name(seat)}'s sheet ${districtName(districts, district)} becomes a hotspot, worth ${points(worth)}.`,
  passed: ({ seat, forced }, name) => `${name(seat)} ${forced ? 'can draw nothing' : 'passes'}.`,

  'line-scored': ({ seat, pencil, districts: led, stations: most, points: worth }, name) =>
    `${name(seat)} scores ${pencils[pencil]}: ${districtCount(led)} × ${stations(most)} = ${points(worth)}.`,
  'sheet-scored': ({ seat, total }, name) => `${name(seat)} has ${points(total)} in all.`,
  graded: ({ seat, points: left, grade }, name) =>
    `${name(seat)} is graded with ${figure(left)}: ${grade} of 6, ${grades[grade]}.`,
  won: ({ seats }, name) => `${list(seats.map(name))} ${seats.length === 1 ? 'has won' : 'share the victory'}!`,
};
