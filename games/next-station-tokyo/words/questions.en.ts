import type { Person } from '@yamanote/games/wording';
import { asked, capital, does, list, verb, whom } from './grammar.en.ts';
import { effects, pencils, symbols } from './names.en.ts';
import type { Round, Words } from './words.ts';

function draw({ seat, pencil, symbol, branch, effect, last }: Round): string {
  const where = symbol === null ? 'to any station, beside another line if you like' : `to a ${symbols[symbol]}`;
  const more = [
    branch ? 'from any station of your line' : '',
    effect === null ? '' : `with the effect ${effects[effect].name}`,
  ].filter((part) => part !== '');
  const how = more.length > 0 ? `, ${list(more)}` : '';
  return asked(
    seat,
    `where do you draw ${pencils[pencil]}: ${where}${how}${last ? ' (last round of this line)' : ''}?`,
  );
}

export const questions: Words['questions'] = {
  'take-pencil': ({ seat }) => asked(seat, 'which pencil do you begin with?'),
  'place-spare': ({ seat, spare }) =>
    asked(
      seat,
      spare === null ? 'which of the spare pencils lies where?' : `where does the spare ${pencils[spare]} pencil lie?`,
    ),
  draw,
  'own-pace': draw,
};

/** The reader takes the form of many, alone too. */
function are(seats: readonly Person[], one: string, many: string): string {
  return seats.length === 1 ? verb(seats[0], many, one) : many;
}

export const waiting: Words['waiting'] = {
  pencil: () => 'The pencils are dealt.',
  spare: () => 'Lots are drawn for the place of the spare pencil.',
  goals: () => 'Two goals are turned up.',
  symbol: () => 'The symbol of this phase is turned up.',
  effect: () => 'The effect of this phase is turned up.',
  reveal: () => 'The next card is turned up.',
  deal: () => 'The cards of all phases are laid out face down.',
  pencils: ({ seat }) => `${does(seat, 'choose')} about pencils.`,
  drawing: ({ seats }) => `${capital(list(seats.map(whom)))} ${are(seats, 'is', 'are')} drawing.`,
  over: ({ winners }) =>
    winners.length === 0
      ? 'The match is over.'
      : `The match is over: ${list(winners.map(whom))} ${are(winners, 'has', 'have')} won.`,
};

export const explanations: Words['explanations'] = {
  'take-pencil': 'Each pencil has a start of its own; you draw with all four, one after the other.',
  'place-spare': 'After each line the pencils move one place left: you get the one on your right.',
  draw: 'Draw to a station with the symbol, or pass: districts × most stations in one of them score.',
  'own-pace': 'Draw or pass, and your next card comes at once; everybody gets the same cards.',
};
