import { canonical, same } from '../../json.ts';
import { admit, legal as legalAnswers } from '../../play.ts';
import { brief } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

export function legal(moment: Moment): Seen {
  const { game, state, seats, pending } = moment;
  const before = JSON.stringify(state);
  const asked = pending.is === 'ask' || pending.is === 'each' ? pending.seats : [];
  for (let seat = 0; seat < seats; seat++) {
    const list = legalAnswers(game, state, seat);
    if (!asked.includes(seat) && list.length > 0) return `seat ${seat} is not asked, but may answer ${brief(list)}`;
    if (!asked.includes(seat)) continue;
    if (list.length === 0) return `seat ${seat} is asked and has no legal answer`;
    const texts = list.map(canonical);
    const twice = texts.find((text, i) => texts.indexOf(text) < i);
    if (twice !== undefined) return `seat ${seat} has ${twice} twice`;
    const shut = list.map((answer) => notAdmitted(moment, seat, answer)).find((seen) => seen !== null);
    if (shut !== undefined) return shut;
  }
  return before === JSON.stringify(state) ? null : 'listing the legal answers changed the state';
}

/** Admitted in the form in which it comes from outside. */
function notAdmitted({ game, state }: Moment, seat: number, answer: unknown): Seen {
  const json = JSON.parse(JSON.stringify(answer));
  const parsed = game.parseAction(json);
  if (!same(parsed, answer)) return `the legal ${brief(answer)} is parsed as ${brief(parsed)}`;
  const admitted = admit(game, state, seat, json);
  return same(admitted, answer) ? null : `the legal ${brief(answer)} of seat ${seat} is answered by ${brief(admitted)}`;
}
