import type { Json } from '../../json.ts';
import { same } from '../../json.ts';
import { admit, legal } from '../../play.ts';
import { isRefusal } from '../../refusal.ts';
import { brief } from '../compare.ts';
import type { Moment, Seen } from '../law.ts';

/** Values that turn up where people probe, or programs go wrong. The names are those that every object inherits. */
const FOREIGN: readonly unknown[] = [
  ...[null, undefined, true, 0, -1, 0.5, 1e9, Number.NaN, '', 'no such thing', [], {}, [[]], { do: null }],
  ...['__proto__', 'constructor', 'toString', 'hasOwnProperty', 'length'],
  JSON.parse('{"__proto__": {"do": "pass"}}'),
];

/** Seats that do not exist. */
const NOBODY: readonly number[] = [-1, 99, 0.5, Number.NaN];

export function refusal({ game, state, seats, earlier, next, rng }: Moment): Seen {
  const before = JSON.stringify(state);
  const known = next === null || next.by === 'chance' ? earlier : [...earlier, next.answer];
  const model = known.length > 0 ? known[rng.below(known.length)] : null;
  const attempts = [...FOREIGN, ...earlier, ...mutations(model)];
  for (let seat = 0; seat < seats; seat++) {
    const list = legal(game, state, seat);
    const intruder = attempts.findIndex(
      (attempt) => !isRefusal(admit(game, state, seat, attempt)) && !list.some((answer) => same(answer, attempt)),
    );
    if (intruder >= 0) return `seat ${seat} was let in with ${brief(attempts[intruder])}`;
  }
  const stranger = NOBODY.find((seat) => known.some((answer) => !isRefusal(admit(game, state, seat, answer))));
  if (stranger !== undefined) return `a seat ${stranger} that does not exist was let in`;
  return before === JSON.stringify(state) ? null : 'refusing an answer changed the state';
}

/** An answer with a field too much, one too few, or a foreign value in one; and the answer in the wrong wrapping. */
function mutations(model: Json): unknown[] {
  const wrapped = [[model], JSON.stringify(model), { answer: model }];
  if (typeof model !== 'object' || model === null || Array.isArray(model)) return wrapped;
  const fields = Object.entries(model);
  return [
    ...wrapped,
    { ...model, extra: 1 },
    JSON.parse(`{"__proto__": 1, ${JSON.stringify(model).slice(1)}`.replace(', }', '}')),
    ...fields.map(([key]) => Object.fromEntries(fields.filter(([other]) => other !== key))),
    ...fields.flatMap(([key]) => FOREIGN.map((value) => ({ ...model, [key]: value }))),
  ];
}
