/** Standing orders: whoever has to leave can pass in every round that is left, so that nobody waits for them. */
import type { OrderSpec } from '@yamanote/kernel';
import { PASS } from './draw.ts';
import type { NextStation } from './types.ts';

const pass: OrderSpec<NextStation, 'draw' | 'own-pace', { always: boolean }> = {
  kinds: ['draw', 'own-pace'],
  settings: { always: { type: 'flag', default: false } },
  answer: (_view, _frame, _seat, { always }) => (always ? PASS : null),
};

export const orders = { pass };
