import type { Person } from '@yamanote/games/wording';
import { asked, capital, does, list, verb, who } from './grammar.de.ts';
import { effects, pencils, symbols } from './names.de.ts';
import type { Round, Words } from './words.ts';

function draw({ seat, pencil, symbol, branch, effect, last }: Round): string {
  const where =
    symbol === null ? 'zu einer beliebigen Station, auch neben einer anderen Linie' : `zu einem ${symbols[symbol]}`;
  const more = [
    branch ? 'von jeder Station der Linie aus' : '',
    effect === null ? '' : `mit dem Effekt ${effects[effect].name}`,
  ].filter((part) => part !== '');
  const how = more.length > 0 ? `, ${list(more)}` : '';
  return asked(
    seat,
    `wohin zeichnest du ${pencils[pencil]}: ${where}${how}${last ? ' (letzte Runde dieser Linie)' : ''}?`,
  );
}

export const questions: Words['questions'] = {
  'take-pencil': ({ seat }) => asked(seat, 'mit welchem Stift beginnst du?'),
  'place-spare': ({ seat, spare }) =>
    asked(
      seat,
      spare === null ? 'welcher der übrigen Stifte liegt wo?' : `wohin kommt der übrige Stift ${pencils[spare]}?`,
    ),
  draw,
  'own-pace': draw,
};

/** The verb for one or several, with „ihr“ where the reader is among them: „du und Ada zeichnet“. */
function together(seats: readonly Person[], du: string, er: string, ihr: string, sie: string): string {
  if (seats.length === 1) return verb(seats[0], du, er);
  return seats.some(({ you }) => you) ? ihr : sie;
}

export const waiting: Words['waiting'] = {
  pencil: () => 'Die Stifte werden verteilt.',
  spare: () => 'Das Los entscheidet, wo der übrige Stift liegt.',
  goals: () => 'Zwei Ziele werden aufgedeckt.',
  symbol: () => 'Das Symbol dieses Durchgangs wird aufgedeckt.',
  effect: () => 'Der Effekt dieses Durchgangs wird aufgedeckt.',
  reveal: () => 'Die nächste Karte wird aufgedeckt.',
  deal: () => 'Die Karten aller Durchgänge werden verdeckt ausgelegt.',
  pencils: ({ seat }) => `${does(seat, 'entscheidest', 'entscheidet')} über die Stifte.`,
  drawing: ({ seats }) =>
    `${capital(list(seats.map(who)))} ${together(seats, 'zeichnest', 'zeichnet', 'zeichnet', 'zeichnen')} noch.`,
  over: ({ winners }) =>
    winners.length === 0
      ? 'Die Partie ist vorbei.'
      : `Die Partie ist vorbei: ${list(winners.map(who))} ${together(winners, 'hast', 'hat', 'habt', 'haben')} gewonnen.`,
};

export const explanations: Words['explanations'] = {
  'take-pencil': 'Jeder Stift hat seinen eigenen Start; du zeichnest nacheinander mit allen vieren.',
  'place-spare': 'Nach jeder Linie wandern die Stifte nach links: Du bekommst den rechts von dir.',
  draw: 'Zeichne zum Symbol oder passe: Es zählen Bezirke × die meisten Stationen in einem davon.',
  'own-pace': 'Zeichne oder passe, und deine nächste Karte kommt sofort; alle haben dieselben Karten.',
};
