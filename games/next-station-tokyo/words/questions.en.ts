import { list } from './grammar.en.ts';
import { effects, pencils, symbols } from './names.en.ts';
import type { Round, Words } from './words.ts';

function draw({ name, pencil, symbol, branch, effect, last }: Round): string {
  const where = symbol === null ? 'to any station, beside another line if you like' : `to a ${symbols[symbol]}`;
  const more = [
    branch ? 'from any station of your line' : '',
    effect === null ? '' : `with the effect ${effects[effect].name}`,
  ].filter((part) => part !== '');
  const how = more.length > 0 ? `, ${list(more)}` : '';
  return `${name}, where do you draw ${pencils[pencil]}: ${where}${how}${last ? ' (last round of this line)' : ''}?`;
}

export const questions: Words['questions'] = {
  'take-pencil': ({ name }) => `${name}, which pencil do you begin with?`,
  'place-spare': ({ name, spare }) =>
    spare === null
      ? `${name}, which of the spare pencils lies where?`
      : `${name}, where does the spare ${pencils[spare]} pencil lie?`,
  draw,
  'own-pace': draw,
};

export const waiting: Words['waiting'] = {
  pencil: () => 'The pencils are dealt.',
  spare: () => 'Lots are drawn for the place of the spare pencil.',
  goals: () => 'Two goals are turned up.',
  symbol: () => 'The symbol of this phase is turned up.',
  effect: () => 'The effect of this phase is turned up.',
  reveal: () => 'The next card is turned up.',
  deal: () => 'The cards of all phases are laid out face down.',
  pencils: ({ name }) => `${name} chooses about pencils.`,
  drawing: ({ names }) => `${list(names)} ${names.length === 1 ? 'is' : 'are'} drawing.`,
  over: ({ winners }) =>
    winners.length === 0
      ? 'The match is over.'
      : `The match is over: ${list(winners)} ${winners.length === 1 ? 'has' : 'have'} won.`,
};

export const explanations: Words['explanations'] = {
  'take-pencil':
    'Each pencil has its own start on the sheet, and you will draw with all four of them, one in each phase.',
  'place-spare':
    'After each phase every pencil moves one place to the left, so you get the one that lies on your right.',
  draw: 'Draw one segment from an end of your line to a station with the symbol, or pass; each choice shows the districts × stations it makes and what your whole sheet gains.',
  'own-pace':
    'Nobody waits for anybody: your next card is turned up as soon as you have drawn or passed, and everybody gets the same cards.',
};
