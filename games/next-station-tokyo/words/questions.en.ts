import type { Person } from '@yamanote/games/wording';
import { asked, capital, does, list, verb, whom } from './grammar.en.ts';
import { effects, pencils, quoted, symbols } from './names.en.ts';
import type { Round, Words } from './words.ts';

function draw({ seat, pencil, symbol, branch, effect, last }: Round): string {
  const where = symbol === null ? 'any station' : `a ${symbols[symbol]}`;
  const more = [
    symbol === null ? 'double track OK' : '',
    branch ? 'from any station' : '',
    effect === null ? '' : `effect ${quoted(effects[effect].name)}`,
    last ? 'last round' : '',
  ].filter((part) => part !== '');
  const how = more.length > 0 ? ` (${more.join(', ')})` : '';
  return asked(seat, `draw ${pencils[pencil]} to ${where}${how}.`);
}

export const questions: Words['questions'] = {
  'take-pencil': ({ seat }) => asked(seat, 'which pencil do you start with?'),
  'place-spare': ({ seat, spare }) =>
    asked(
      seat,
      spare === null ? 'where do the spare pencils go?' : `where does the spare ${pencils[spare]} pencil go?`,
    ),
  draw,
  'own-pace': draw,
};

/** The reader takes the form of many, alone too. */
function are(seats: readonly Person[], one: string, many: string): string {
  return seats.length === 1 ? verb(seats[0], many, one) : many;
}

export const waiting: Words['waiting'] = {
  pencil: () => 'Dealing the pencils.',
  spare: () => 'Placing the spare pencil at random.',
  goals: () => 'Turning up 2 goals.',
  symbol: () => 'Turning up the symbol of this phase.',
  effect: () => 'Turning up the effect of this phase.',
  reveal: () => 'Turning up the next card.',
  deal: () => 'Laying out the cards of all phases face down.',
  pencils: ({ seat }) => `${does(seat, 'are', 'is')} choosing pencils.`,
  drawing: ({ seats }) => `${capital(list(seats.map(whom)))} ${are(seats, 'is', 'are')} drawing.`,
  over: ({ winners }) =>
    winners.length === 0
      ? 'The match is over.'
      : `The match is over: ${list(winners.map(whom))} ${are(winners, 'has', 'have')} won.`,
};

export const explanations: Words['explanations'] = {
  'take-pencil': 'Each pencil has its own start station. You will draw with all 4, one after the other.',
  'place-spare': 'After each line the pencils move one place left. You get the one from your right.',
  draw: 'A line scores its districts × its stations in the best district. Draw to the symbol, or pass.',
  'own-pace': 'Everybody gets the same cards. Draw or pass, and your next card comes at once.',
};
