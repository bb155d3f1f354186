import type { OrderSpec } from '../../game.ts';
import { COLOURS, type Colour, type Lanterns } from './types.ts';

/** Lead without being asked: throw at once, and look at nothing. */
const lead: OrderSpec<Lanterns, 'throw' | 'look', { alone: boolean }> = {
  kinds: ['throw', 'look'],
  settings: { alone: { type: 'flag', default: false } },
  answer: (_view, frame, _seat, { alone }) => (alone ? { do: frame.kind === 'throw' ? 'throw' : 'wait' } : null),
};

/** Where to stand; on the far bank only in a wind up to `wind`. */
const bank: OrderSpec<Lanterns, 'stand', { where: 'ask' | 'near' | 'far'; wind: number }> = {
  kinds: ['stand'],
  settings: {
    where: { type: 'choice', values: ['ask', 'near', 'far'], default: 'ask' },
    wind: { type: 'number', min: 1, max: 6, default: 4, while: { where: ['far'] } },
  },
  answer(view, _frame, _seat, { where, wind }) {
    if (where === 'ask' || (where === 'far' && view.wind > wind)) return null;
    return { do: 'stand', bank: where };
  },
};

/** Take back this colour. Whether it is afloat, the rules will say. */
const take: OrderSpec<Lanterns, 'take', { colour: 'ask' | Colour }> = {
  kinds: ['take'],
  settings: { colour: { type: 'choice', values: ['ask', ...COLOURS], default: 'ask' } },
  answer: (_view, _frame, _seat, { colour }) => (colour === 'ask' ? null : { do: 'take', colour }),
};

export const orders = { lead, bank, take };
