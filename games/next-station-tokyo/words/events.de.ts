import { CARDS, INTERCHANGE_POINTS, PHASES } from '@yamanote/games/next-station-tokyo/rules';
import { districtName } from './district-name.ts';
import { districts as districtCount, figure, list, points, stations } from './grammar.de.ts';
import { beside as besideLine, districts, effects, goals, grades, pencils, symbols } from './names.de.ts';
import { squareAt } from './squares.ts';
import type { Words } from './words.ts';

export const events: Words['events'] = {
  'pencil-dealt': ({ seat, pencil }, name) =>
    seat === null ? `${pencils[pencil]} liegt bereit.` : `${name(seat)} beginnt mit ${pencils[pencil]}.`,
  'pencil-taken': ({ seat, pencil }, name) => `${name(seat)} nimmt den Stift ${pencils[pencil]}.`,
  'spare-placed'({ by, spare }, name) {
    const laid = spare.map(({ pencil, leftOf }) => `${pencils[pencil]} links von ${name(leftOf)}`);
    return `${name(by)} legt die übrigen Stifte: ${list(laid)}.`;
  },
  'goals-revealed': ({ goals: revealed }) => `Die Ziele dieser Partie: ${list(revealed.map((id) => goals[id].name))}.`,
  'dealt-ahead': () => 'Die Karten aller vier Durchgänge liegen verdeckt bereit, für alle dieselben.',

  'phase-began'({ phase, pencils: held }, name) {
    const drawn = held.flatMap((pencil, seat) =>
      pencil === null ? [] : [`${name(seat)} zeichnet ${pencils[pencil]}`],
    );
    return `Durchgang ${phase + 1} von ${PHASES}: ${list(drawn)}.`;
  },
  'effect-revealed': ({ symbol, effect }) =>
    `In diesem Durchgang löst die Karte ${symbols[symbol]} den Effekt ${effects[effect].name} aus.`,
  'card-revealed'({ round, card, effect, last }) {
    const { symbol, branch, underground } = CARDS[card];
    if (branch) return `Runde ${round} beginnt mit der Weiche.`;
    const shown = `Runde ${round}: ${symbol === null ? 'Joker' : symbols[symbol]}, ${underground ? 'unterirdisch' : 'oberirdisch'}.`;
    const works = effect === null ? '' : ` Der Effekt ${effects[effect].name} gilt.`;
    return `${shown}${works}${last ? ' Es ist die letzte Runde dieses Durchgangs.' : ''}`;
  },

  drew({ seat, pencil, at, beside }, name) {
    const double = beside === null ? '' : `, ${besideLine(beside)}`;
    return `${name(seat)} zeichnet ${pencils[pencil]} von ${squareAt(at[0])} nach ${squareAt(at[1])}${double}.`;
  },
  extended: ({ seat, at }, name) =>
    `${name(seat)} zeichnet geradeaus weiter von ${squareAt(at[0])} nach ${squareAt(at[1])}.`,
  circled: ({ seat, at, pencil }, name) =>
    `${name(seat)} kreist ${squareAt(at)} ein: Die Station zählt für ${pencils[pencil]} doppelt.`,
  'interchange-made': ({ seat, at, lines }, name) =>
    `Auf dem Plan von ${name(seat)} treffen sich ${lines} Linien in ${squareAt(at)}: ${points(INTERCHANGE_POINTS[lines])}.`,
  'hotspot-found': ({ seat, district, points: worth }, name) =>
    `Auf dem Plan von ${name(seat)} wird ${districtName(districts, district)} zum Hotspot: ${points(worth)}.`,
  passed: ({ seat, forced }, name) => `${name(seat)} ${forced ? 'kann nichts zeichnen' : 'passt'}.`,

  'line-scored': ({ seat, pencil, districts: led, stations: most, points: worth }, name) =>
    `${name(seat)} wertet ${pencils[pencil]}: ${districtCount(led)} × ${stations(most)} = ${points(worth)}.`,
  'sheet-scored': ({ seat, total }, name) => `${name(seat)} hat insgesamt ${points(total)}.`,
  graded: ({ seat, points: left, grade }, name) =>
    `${name(seat)} erreicht mit ${figure(left)} die Stufe ${grade} von 6: ${grades[grade]}.`,
  won: ({ seats }, name) => `${list(seats.map(name))} ${seats.length === 1 ? 'hat gewonnen' : 'teilen sich den Sieg'}!`,
};
