import { LAST_UNDERGROUND, RING_DEDUCTION } from '@yamanote/games/next-station-tokyo/rules';
import { capital, count, figure, list, points, whose } from './grammar.en.ts';
import { pencils } from './names.en.ts';
import type { Words } from './words.ts';

const total = (amount: number) => `You have ${points(amount)} so far`;

const missed = (open: number) =>
  open === 0
    ? ''
    : `, including ${figure(-open * RING_DEDUCTION)} for ${count(open, 'Yamanote station', 'Yamanote stations')} you have not reached`;

export const situation: Words['situation'] = {
  start: ({ pencil, start, points: amount, open }) =>
    `${capital(pencils[pencil])} starts at ${start}. ${total(amount)}${missed(open)}. Where lines meet, the Yamanote Line counts.`,
  other: ({ seat, points: amount }) => `${seat.name} has ${points(amount)}.`,
  points: ({ points: amount }) => `${total(amount)}.`,
  underground: ({ open }) => `${open} of ${LAST_UNDERGROUND} underground cards ${open === 1 ? 'is' : 'are'} out.`,
  parts: ({ seat, total: sum, lines, hotspots, interchanges, ring, goals }) =>
    `${capital(whose(seat))} ${points(sum)}: ${list([
      `lines ${figure(lines)}`,
      `hotspots ${figure(hotspots)}`,
      `interchanges ${figure(interchanges)}`,
      `Yamanote stations missed ${figure(ring)}`,
      ...(goals === null ? [] : [`goals ${figure(goals)}`]),
    ])}.`,
};
