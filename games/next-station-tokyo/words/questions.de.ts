import { list } from './grammar.de.ts';
import { effects, pencils, symbols } from './names.de.ts';
import type { Round, Words } from './words.ts';

function draw({ name, pencil, symbol, branch, effect, last }: Round): string {
  const where =
    symbol === null ? 'zu einer beliebigen Station, auch neben einer anderen Linie' : `zu einem ${symbols[symbol]}`;
  const more = [
    branch ? 'von jeder Station der Linie aus' : '',
    effect === null ? '' : `mit dem Effekt ${effects[effect].name}`,
  ].filter((part) => part !== '');
  const how = more.length > 0 ? `, ${list(more)}` : '';
  return `${name}, wohin zeichnest du ${pencils[pencil]}: ${where}${how}${last ? ' (letzte Runde dieser Linie)' : ''}?`;
}

export const questions: Words['questions'] = {
  'take-pencil': ({ name }) => `${name}, mit welchem Stift beginnst du?`,
  'place-spare': ({ name, spare }) =>
    spare === null
      ? `${name}, welcher der übrigen Stifte liegt wo?`
      : `${name}, wohin kommt der übrige Stift ${pencils[spare]}?`,
  draw,
  'own-pace': draw,
};

export const waiting: Words['waiting'] = {
  pencil: () => 'Die Stifte werden verteilt.',
  spare: () => 'Das Los entscheidet, wo der übrige Stift liegt.',
  goals: () => 'Zwei Ziele werden aufgedeckt.',
  symbol: () => 'Das Symbol dieses Durchgangs wird aufgedeckt.',
  effect: () => 'Der Effekt dieses Durchgangs wird aufgedeckt.',
  reveal: () => 'Die nächste Karte wird aufgedeckt.',
  deal: () => 'Die Karten aller Durchgänge werden verdeckt ausgelegt.',
  pencils: ({ name }) => `${name} entscheidet über die Stifte.`,
  drawing: ({ names }) => `${list(names)} ${names.length === 1 ? 'zeichnet' : 'zeichnen'} noch.`,
  over: ({ winners }) =>
    winners.length === 0
      ? 'Die Partie ist vorbei.'
      : `Die Partie ist vorbei: ${list(winners)} ${winners.length === 1 ? 'hat' : 'haben'} gewonnen.`,
};

export const explanations: Words['explanations'] = {
  'take-pencil':
    'Jeder Stift hat auf dem Plan seinen eigenen Start, und du zeichnest mit allen vieren, in jedem Durchgang mit einem.',
  'place-spare':
    'Nach jedem Durchgang wandert jeder Stift einen Platz nach links: du bekommst also den, der rechts von dir liegt.',
  draw: 'Zeichne von einem Ende deiner Linie einen Abschnitt zu einer Station mit dem Symbol, oder passe; jede Auswahl zeigt, wie viele Bezirke × Stationen sie ergibt und was dein ganzer Plan gewinnt.',
  'own-pace':
    'Niemand wartet auf andere: Sobald du gezeichnet oder gepasst hast, siehst du deine nächste Karte, und alle bekommen dieselben Karten.',
};
