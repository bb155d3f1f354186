import type { Game, Options, OrderSpec, SettingSpec } from '../../game.ts';
import { changeOrder, usualOrders } from '../../order.ts';
import { admit } from '../../play.ts';
import type { Rng } from '../../random.ts';
import { isRefusal, sentence } from '../../refusal.ts';
import { viewOf } from '../../view.ts';
import { brief, difference } from '../compare.ts';
import type { Moment, Seen, Watch } from '../law.ts';

/** Under settings drawn at random. An illegal answer now and then is no fault, because it is asked; nothing else is one. */
export function orders(): Watch {
  /** What an order answered, until it had a legal answer. */
  const illegal = new Map<string, unknown>();
  const sound = new Set<string>();
  return {
    moment(moment) {
      const { game, state, pending, rng } = moment;
      if (pending.is !== 'ask' && pending.is !== 'each') return null;
      const seat = pending.seats[rng.below(pending.seats.length)];
      for (const [id, spec] of Object.entries(game.orders ?? {})) {
        if (!spec.kinds.includes(pending.kind)) continue;
        const { answer, seen } = answerOf(moment, spec, seat);
        if (seen !== null) return `order "${id}" of seat ${seat} ${seen}`;
        if (answer === null || answer === 'ask') continue;
        if (isRefusal(admit(game, state, seat, answer))) illegal.set(id, answer);
        else sound.add(id);
      }
      return null;
    },
    run() {
      const useless = [...illegal].find(([id]) => !sound.has(id));
      return useless === undefined ? null : `order "${useless[0]}" only had illegal answers, like ${brief(useless[1])}`;
    },
  };
}

function answerOf({ game, state, rng }: Moment, spec: OrderSpec, seat: number): { answer: unknown; seen: Seen } {
  const settings = Object.fromEntries(Object.entries(spec.settings).map(([key, one]) => [key, someValue(one, rng)]));
  const [first, second] = [0, 1].map(() => {
    const view = viewOf(game, state, seat);
    return { answer: spec.answer(view, view.stack[view.stack.length - 1], seat, settings as Options), view };
  });
  const changed = difference(viewOf(game, state, seat), first.view);
  if (changed !== null) return { answer: null, seen: `changes its view: ${changed}` };
  const other = difference(first.answer, second.answer);
  if (other !== null) return { answer: null, seen: `answers otherwise the second time: ${other}` };
  const asks = first.answer === null || first.answer === 'ask';
  const parsed = asks ? null : game.parseAction(first.answer);
  return { answer: first.answer, seen: isRefusal(parsed) ? `answers what is no action: ${sentence(parsed)}` : null };
}

function someValue(spec: SettingSpec, rng: Rng): Options[string] {
  if (spec.type === 'flag') return rng.below(2) === 1;
  if (spec.type === 'number') return spec.min + rng.below(spec.max - spec.min + 1);
  return spec.values[rng.below(spec.values.length)];
}

export function declaredOrders(): Watch {
  let seen: Seen = null;
  let looked = false;
  return {
    moment({ game }) {
      if (!looked) seen = declaration(game);
      looked = true;
      return null;
    },
    run: () => seen,
  };
}

function declaration(game: Game): Seen {
  const usual = usualOrders(game);
  const rules = game.rules as Record<string, { is: string } | undefined>;
  for (const [id, { kinds, settings }] of Object.entries(game.orders ?? {})) {
    const deaf = kinds.find((kind) => rules[kind]?.is !== 'ask' && rules[kind]?.is !== 'each');
    if (deaf !== undefined || kinds.length === 0) return `order "${id}" answers "${deaf}", which asks nobody`;
    const declared = changeOrder(game, usual, id, usual[id]);
    if (isRefusal(declared)) return `order "${id}" is not as declared: ${sentence(declared)}`;
    for (const [key, spec] of Object.entries(settings)) {
      for (const [other, values] of Object.entries(spec.while ?? {})) {
        const impossible = values.find((value) => isRefusal(changeOrder(game, usual, id, { [other]: value })));
        if (impossible !== undefined) return `setting "${key}" of order "${id}" waits for ${other}=${impossible}`;
      }
    }
  }
  return null;
}
