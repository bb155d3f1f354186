import type { Person } from '@yamanote/games/wording';
import { asked, capital, does, list, verb, who } from './grammar.de.ts';
import { effects, pencils, penIs, quoted, symbols } from './names.de.ts';
import type { Round, Words } from './words.ts';

function draw({ seat, pencil, symbol, branch, effect, last }: Round): string {
  const where = symbol === null ? 'einer beliebigen Station' : `einem ${symbols[symbol]}`;
  const more = [
    symbol === null ? 'auch Doppelgleis' : '',
    branch ? 'ab jeder Station' : '',
    effect === null ? '' : `Effekt ${quoted(effects[effect].name)}`,
    last ? 'letzte Runde' : '',
  ].filter((part) => part !== '');
  const how = more.length > 0 ? ` (${more.join(', ')})` : '';
  return asked(seat, `zeichne ${pencils[pencil]} zu ${where}${how}.`);
}

export const questions: Words['questions'] = {
  'take-pencil': ({ seat }) => asked(seat, 'mit welchem Stift beginnst du?'),
  'place-spare': ({ seat, spare }) =>
    asked(seat, spare === null ? 'wohin kommen die übrigen Stifte?' : `wohin kommt der übrige ${penIs[spare]} Stift?`),
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
  goals: () => '2 Ziele werden aufgedeckt.',
  symbol: () => 'Das Symbol dieses Durchgangs wird aufgedeckt.',
  effect: () => 'Der Effekt dieses Durchgangs wird aufgedeckt.',
  reveal: () => 'Die nächste Karte wird aufgedeckt.',
  deal: () => 'Die Karten aller Durchgänge werden verdeckt ausgelegt.',
  pencils: ({ seat }) => `${does(seat, 'wählst', 'wählt')} gerade Stifte aus.`,
  drawing: ({ seats }) =>
    `${capital(list(seats.map(who)))} ${together(seats, 'zeichnest', 'zeichnet', 'zeichnet', 'zeichnen')} noch.`,
  over: ({ winners }) =>
    winners.length === 0
      ? 'Die Partie ist vorbei.'
      : `Die Partie ist vorbei: ${capital(list(winners.map(who)))} ${together(winners, 'hast', 'hat', 'habt', 'haben')} gewonnen.`,
};

export const explanations: Words['explanations'] = {
  'take-pencil': 'Jeder Stift hat seine eigene Startstation. Du zeichnest nacheinander mit allen 4.',
  'place-spare': 'Nach jeder Linie wandern die Stifte nach links. Du bekommst den von rechts.',
  draw: 'Es zählen Bezirke × Stationen im stärksten Bezirk. Zeichne zum Symbol oder setze aus.',
  'own-pace': 'Alle haben dieselben Karten. Zeichne oder setze aus, und deine nächste kommt sofort.',
};
