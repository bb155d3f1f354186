import { LAST_UNDERGROUND, RING_DEDUCTION } from '@yamanote/games/next-station-tokyo/rules';
import { count, figure, list, points } from './grammar.de.ts';
import { pencils } from './names.de.ts';
import type { Words } from './words.ts';

const total = (amount: number) => `Du hast bisher ${points(amount)}`;

const missed = (open: number) =>
  open === 0
    ? ''
    : `, davon ${figure(-open * RING_DEDUCTION)} für ${count(open, 'Yamanote-Station', 'Yamanote-Stationen')} ohne deine Linie`;

export const situation: Words['situation'] = {
  start: ({ pencil, start, points: amount, open }) =>
    `${pencils[pencil]} beginnt in ${start}. ${total(amount)}${missed(open)}. Wo sich Linien treffen, zählt die Yamanote-Linie mit.`,
  other: ({ seat, points: amount }) => `${seat.name} hat ${points(amount)}.`,
  points: ({ points: amount }) => `${total(amount)}.`,
  underground: ({ open }) =>
    `${open} von ${LAST_UNDERGROUND} unterirdischen Karten ${open === 1 ? 'liegt' : 'liegen'} offen.`,
  parts: ({ seat, total: sum, lines, hotspots, interchanges, ring, goals }) =>
    `${seat.you ? `Deine ${points(sum)}` : `${seat.name}, ${points(sum)}`}: ${list([
      `Linien ${figure(lines)}`,
      `Hotspots ${figure(hotspots)}`,
      `Umsteigen ${figure(interchanges)}`,
      `ausgelassene Yamanote-Stationen ${figure(ring)}`,
      ...(goals === null ? [] : [`Ziele ${figure(goals)}`]),
    ])}.`,
};
