/**
 * The sound toy with one thing broken, for each law: a law that does not find its fault is no law.
 * These are also the mistakes that are easy to make.
 */
import type { AskEach, OrderSpec, WholeGame } from '../game.ts';
import { same } from '../json.ts';
import {
  type Action,
  type Colour,
  type Event,
  type Lanterns,
  type LanternsState,
  lanterns,
  type Stones,
  stones,
} from '../toys/index.ts';
import type { LAWS } from './laws.ts';

export interface Broken {
  fault: string;
  /** The law that must find it. */
  law: (typeof LAWS)[number]['name'];
  game: WholeGame<Lanterns> | WholeGame<Stones>;
}

type State = LanternsState;
type Rules = WholeGame<Lanterns>['rules'];
const { rules } = lanterns;

// The rules are kept by kind of frame, and their types say which kind of rule each is only as "one of the four".
const { first, deal, throw: throwing, look, stand, take, dusk, wind } = rules as unknown as SoundRules;
type SoundRules = typeof import('../toys/lanterns/rules.ts')['rules'];

function but(change: Partial<WholeGame<Lanterns>>): WholeGame<Lanterns> {
  return { ...lanterns, ...change };
}

function butRule(change: Partial<Rules>): WholeGame<Lanterns> {
  return but({ rules: { ...rules, ...change } });
}

type Crossing = AskEach<
  Stones['state'],
  Extract<Stones['frame'], { kind: 'cross' }>,
  Stones['action'],
  Stones['event']
>;

/** The game at everybody's own pace, with another rule for crossing. */
function butCrossing(change: Partial<Crossing>): WholeGame<Stones> {
  const cross = { ...(stones.rules.cross as Crossing), ...change };
  return { ...stones, rules: { ...stones.rules, cross } };
}

function butOrder(change: Partial<OrderSpec<Lanterns>>): WholeGame<Lanterns> {
  return but({ orders: { ...lanterns.orders, lead: { ...lanterns.orders!.lead, ...change } } });
}

/** Faults that need something beside the state to remember; each run of the battery gets a new one. */
function counter(): () => number {
  let count = 0;
  return () => count++;
}

const setupCalls = counter();
const takeCalls = counter();
const windCalls = counter();
const blownCalls = counter();
const orderCalls = counter();

/** A view with a part too much, and the part itself. */
type Smuggled = Lanterns['view'] & { smuggled: unknown };

export const BROKEN: readonly Broken[] = [
  {
    fault: 'the state holds -0',
    law: 'json',
    game: butRule({
      stand: {
        ...stand,
        close(state, frame, answers, tell) {
          stand.close(state, frame, answers, tell);
          state.wind *= -0;
        },
      },
    }),
  },
  {
    fault: 'the state holds undefined',
    law: 'json',
    game: but({ setup: (seats, options) => ({ ...lanterns.setup(seats, options), afloat: undefined as never }) }),
  },
  {
    fault: 'an event holds undefined',
    law: 'json-shown',
    game: butRule({
      dusk: {
        ...dusk,
        run(state, _frame, tell) {
          dusk.run(state);
          tell?.({ type: 'night-fell', moon: undefined } as unknown as Event);
        },
      },
    }),
  },
  {
    fault: 'a clone shares an array',
    law: 'clone',
    game: but({ clone: (state) => ({ ...lanterns.clone(state), rows: state.rows }) }),
  },
  {
    fault: 'a clone forgets something',
    law: 'clone',
    game: but({ clone: (state) => ({ ...lanterns.clone(state), banks: state.banks.map(() => 'near') }) }),
  },
  {
    fault: 'an answer is listed twice',
    law: 'legal',
    game: butRule({
      take: {
        ...take,
        legal: ({ afloat }: State, _frame: unknown, list: Action[]) =>
          list.push(...afloat.map((colour) => ({ do: 'take', colour }) as const)),
      },
    }),
  },
  {
    fault: 'a seat is asked and has no answer',
    law: 'legal',
    game: butRule({ take: { ...take, legal: () => {} } }),
  },
  {
    fault: 'a legal answer cannot be parsed',
    law: 'legal',
    game: but({
      parseAction: (json) => lanterns.parseAction(Object(json).bank === 'far' ? null : json),
    }),
  },
  {
    fault: 'an answer with a field too much is let in',
    law: 'refusal',
    game: but({
      parseAction(json) {
        const { extra: _extra, ...rest } = Object(json);
        return lanterns.parseAction(rest);
      },
    }),
  },
  {
    fault: 'parsing fails on what is not an object',
    law: 'throws',
    game: but({ parseAction: (json) => lanterns.parseAction((json as { do: string }).do ? json : null) }),
  },
  {
    fault: 'chance weighs with fractions',
    law: 'outcomes',
    game: butRule({
      first: { ...first, of: (state) => ({ pick: state.scores.map((_, seat, all) => [seat, 1 / all.length]) }) },
    }),
  },
  {
    fault: 'a rule remembers something outside of the state',
    law: 'determinism',
    game: butRule({
      wind: {
        ...wind,
        happen(state) {
          state.wind = 1 + (windCalls() % 6);
        },
      },
    }),
  },
  {
    fault: 'only those who listen get the right state',
    law: 'determinism',
    game: butRule({
      wind: {
        ...wind,
        happen(state, frame, faces, tell) {
          if (tell !== null) wind.happen(state, frame, faces, tell);
        },
      },
    }),
  },
  {
    fault: 'set-up is different each time',
    law: 'replay',
    game: but({
      setup: (seats, options) => ({ ...lanterns.setup(seats, options), leader: setupCalls() % seats }),
    }),
  },
  {
    fault: 'chance hands out a part of the state, which then changes',
    law: 'replay',
    game: butRule({ deal: { ...deal, of: (state) => ({ draw: 1, from: state.box }) } }),
  },
  {
    fault: 'the notation forgets the wind',
    law: 'notation',
    game: but({
      makePosition(state) {
        const { wind: _wind, ...rest } = lanterns.makePosition(state) as Record<string, never>;
        return rest;
      },
    }),
  },
  {
    fault: 'there is room for one to leap at a time',
    law: 'own-pace',
    game: butCrossing({
      legal(state, _frame, seat, list) {
        list.push({ do: 'step' });
        const isFirst = state.passed.every((passed, other) => other === seat || passed <= state.passed[seat]);
        if (isFirst) list.push({ do: 'leap' });
      },
    }),
  },
  {
    fault: 'who is first across has won',
    law: 'own-pace',
    game: butCrossing({
      seats: ({ passed }) => (passed.some((n) => n > 3) ? [] : [...passed.keys()]),
    }),
  },
  {
    fault: 'first come, first served',
    law: 'arrival',
    game: butRule({
      stand: {
        ...stand,
        legal(state, { answers }, seat, list) {
          const taken = answers.some((answer) => answer?.do === 'stand' && answer.bank === 'far');
          stand.legal(state, undefined as never, seat, list);
          if (taken && list.length > 1) list.pop();
          else if (list.length === 1) list.push({ do: 'wait' });
        },
        close(state, frame, answers, tell) {
          const stood = answers.map((answer) =>
            answer?.do === 'stand' ? answer : ({ do: 'stand', bank: 'near' } as const),
          );
          stand.close(state, frame, stood, tell);
        },
      },
    }),
  },
  {
    fault: 'a lantern taken stays in the river',
    law: 'conservation',
    game: butRule({
      take: {
        ...take,
        answer(state, frame, answer, tell) {
          take.answer(state, frame, answer, tell);
          if (answer.do === 'take') state.river[answer.colour]++;
        },
      },
    }),
  },
  {
    fault: 'the state keeps a diary',
    law: 'size',
    game: butRule({
      throw: {
        ...throwing,
        answer(state) {
          throwing.answer(state);
          const diary = state as State & { diary?: string };
          diary.diary = `${diary.diary ?? ''}${'and so we threw for the wind; '.repeat(300)}`;
        },
      },
    }),
  },
  {
    fault: 'there is a winner before the end',
    law: 'standing',
    game: but({ standing: (state) => lanterns.standing({ ...state, stack: [] }) }),
  },
  {
    fault: 'two that share the first place are followed by a second',
    law: 'standing',
    game: but({
      standing(state) {
        const sound = lanterns.standing(state);
        const better = sound.scores.map((score) => new Set(sound.scores.filter((other) => other > score)));
        return { ...sound, places: better.map((scores) => 1 + scores.size) };
      },
    }),
  },
  {
    fault: 'the leader may throw as often as it likes',
    law: 'bounded',
    game: butRule({
      throw: {
        ...throwing,
        answer: (state) => state.stack.push({ kind: 'throw' }),
      },
    }),
  },
  {
    fault: 'dusk never falls',
    law: 'runaway',
    game: butRule({ dusk: { is: 'step', run: (state) => state.stack.push({ kind: 'dusk' }) } }),
  },
  {
    fault: 'a rule cannot cope with a storm',
    law: 'throws',
    game: butRule({
      look: {
        ...look,
        answer(state, frame, answer, tell) {
          if (state.wind === 6) throw new Error('the storm blew the rules away');
          look.answer(state, frame, answer, tell);
        },
      },
    }),
  },
  {
    fault: 'a view is a part of the state',
    law: 'view',
    game: but({ view: (state, viewer) => ({ ...lanterns.view(state, viewer), scores: state.scores }) }),
  },
  {
    fault: 'what was seen is forgotten when imagining',
    law: 'view',
    game: but({
      imagine: (view, rng) => {
        const rows = view.rows.map((row) => row.map((lantern) => ({ ...lantern, colour: null })));
        const unseen = { ...view.unseen };
        for (const { colour } of view.rows.flat()) if (colour !== null) unseen[colour]++;
        return lanterns.imagine({ ...view, rows, unseen }, rng);
      },
    }),
  },
  {
    fault: 'what is legal depends on what is hidden',
    law: 'imagined-legality',
    game: butRule({
      look: {
        ...look,
        legal(state: State, frame: { kind: 'look' }, list: Action[]) {
          const all: Action[] = [];
          look.legal(state, frame, all);
          list.push(...all.filter((a) => a.do !== 'look' || state.rows[a.seat][a.place].colour !== 'red'));
        },
      },
    }),
  },
  {
    fault: 'a view shows how many red lanterns each row has',
    law: 'view',
    game: but({
      view: (state, viewer) => ({ ...lanterns.view(state, viewer), smuggled: state.rows.map(redsIn) }) as Smuggled,
      imagine({ smuggled: _smuggled, ...view }: Smuggled, rng) {
        return lanterns.imagine(view, rng);
      },
    }),
  },
  {
    fault: 'a view shows how many red lanterns each row has, and worlds are imagined to fit',
    law: 'weights',
    game: but({
      view: (state, viewer) => ({ ...lanterns.view(state, viewer), smuggled: state.rows.map(redsIn) }) as Smuggled,
      imagine({ smuggled, ...view }: Smuggled, rng) {
        for (;;) {
          const state = lanterns.imagine(view, rng);
          if (same(state.rows.map(redsIn), smuggled)) return state;
        }
      },
    }),
  },
  {
    fault: 'imagining copies the truth through the view',
    law: 'variety',
    game: but({
      view: (state, viewer) => ({ ...lanterns.view(state, viewer), smuggled: lanterns.clone(state).rows }) as Smuggled,
      imagine({ smuggled, ...view }: Smuggled, rng) {
        const state = lanterns.imagine(view, rng);
        for (const [seat, row] of (smuggled as State['rows']).entries()) state.rows[seat] = row.slice();
        const unseen: Record<Colour, number> = { ...view.unseen };
        for (const { colour, seenBy } of state.rows.flat()) if (!seenBy.includes(view.viewer)) unseen[colour]--;
        return { ...state, box: unseen };
      },
    }),
  },
  {
    fault: 'imagining takes all colours as equally likely',
    law: 'weights',
    game: but({
      imagine(view, rng) {
        const flat = Object.entries(view.unseen).flatMap(([colour, count]) => (count > 0 ? [colour as Colour] : []));
        const box = { ...view.unseen };
        const rows = view.rows.map((row) =>
          row.map(({ colour, seenBy }) => {
            if (colour !== null) return { colour, seenBy };
            const left = flat.filter((kind) => box[kind] > 0);
            const drawn = left[rng.below(left.length)];
            box[drawn]--;
            return { colour: drawn, seenBy };
          }),
        );
        return { ...lanterns.imagine(view, rng), box, rows };
      },
    }),
  },
  {
    fault: 'no secret is declared',
    law: 'declared-secrets',
    game: but({ secrets: () => [] }),
  },
  {
    fault: 'a game with hidden hands calls itself open',
    law: 'open',
    game: but({ open: true }),
  },
  {
    fault: 'a view shows what others are about to launch',
    law: 'sealed',
    game: but({
      view(state, viewer) {
        const frame = state.stack.at(-1);
        const smuggled = frame?.kind === 'launch' ? frame.answers : null;
        return { ...lanterns.view(state, viewer), smuggled } as Smuggled;
      },
      imagine({ smuggled: _smuggled, ...view }: Smuggled, rng) {
        return lanterns.imagine(view, rng);
      },
    }),
  },
  {
    fault: 'everybody hears what is dealt',
    law: 'leak',
    game: but({ eventView: (event, viewer) => (event.type === 'dealt' ? event : lanterns.eventView(event, viewer)) }),
  },
  {
    fault: 'everybody hears what the leader saw',
    law: 'leak',
    game: but({ eventView: (event, viewer) => (event.type === 'looked' ? event : lanterns.eventView(event, viewer)) }),
  },
  {
    fault: 'everybody reads in the log what is dealt',
    law: 'leak',
    game: but({ entryView: (_state, _actor, answer) => answer }),
  },
  {
    fault: 'who holds a red lantern is not asked to look',
    law: 'silence',
    game: butRule({
      look: {
        ...look,
        legal(state: State, frame: { kind: 'look' }, list: Action[]) {
          if (redsIn(state.rows[state.leader]) > 0) list.push({ do: 'wait' });
          else look.legal(state, frame, list);
        },
      },
    }),
  },
  {
    fault: 'whoever has no red lantern stands where it must, unasked',
    law: 'silence',
    game: butRule({
      stand: {
        ...stand,
        legal(state, frame, seat, list) {
          stand.legal(state, frame, seat, list);
          if (redsIn(state.rows[seat]) === 0) list.length = 1;
        },
      },
    }),
  },
  {
    fault: 'there is no look in a round of a leader who holds a red lantern',
    law: 'silence',
    game: butRule({
      wind: {
        ...wind,
        happen(state, frame, faces, tell) {
          wind.happen(state, frame, faces, tell);
          if (state.stack.at(-1)?.kind === 'look' && redsIn(state.rows[state.leader]) > 0) state.stack.pop();
        },
      },
    }),
  },
  {
    fault: 'the one with the fewest red lanterns looks',
    law: 'silence',
    game: butRule({
      look: {
        ...look,
        seat: ({ rows }: State) => rows.map(redsIn).indexOf(Math.min(...rows.map(redsIn))),
        legal: (_state: unknown, _frame: unknown, list: Action[]) => list.push({ do: 'wait' }, { do: 'throw' }),
      },
    }),
  },
  {
    fault: 'looking can be undone',
    law: 'undo',
    game: butRule({ look: { ...look, reveals: () => false } }),
  },
  {
    fault: 'who is late to look looks at something',
    law: 'late',
    game: butRule({ look: { ...look, late: (legal) => legal.at(-1)! } }),
  },
  {
    fault: 'who is late does what nobody may',
    law: 'late',
    game: butRule({ look: { ...look, late: () => ({ do: 'throw' }) } }),
  },
  {
    fault: 'a rule remembers something that undo cannot reach',
    law: 'take-back',
    game: butRule({
      take: {
        ...take,
        answer(state, frame, answer, tell) {
          take.answer(state, frame, answer, tell);
          state.scores[0] = takeCalls();
        },
      },
    }),
  },
  {
    fault: 'the wind remembers how often it blew, also what was taken back',
    law: 'rewind',
    game: butRule({
      wind: {
        ...wind,
        happen(state, frame, faces, tell) {
          wind.happen(state, frame, faces, tell);
          state.scores[0] = blownCalls();
        },
      },
    }),
  },
  {
    fault: 'an order answers as the mood takes it',
    law: 'orders',
    game: butOrder({ answer: () => (orderCalls() % 3 === 0 ? null : { do: 'throw' }) }),
  },
  {
    fault: 'an order tidies up the view that it is given',
    law: 'orders',
    game: butOrder({ answer: (view) => (view.scores.pop() === undefined ? null : null) }),
  },
  {
    fault: 'an order answers with what is no action',
    law: 'orders',
    game: butOrder({ answer: () => ({ do: 'sleep' }) as never }),
  },
  {
    fault: 'an order answers another question than the one that is asked',
    law: 'orders',
    game: butOrder({ answer: () => ({ do: 'stand', bank: 'near' }) }),
  },
  {
    fault: 'an order throws',
    law: 'throws',
    game: butOrder({ answer: (view) => ({ do: 'look', seat: 0, place: view.rows[9].length }) }),
  },
  {
    fault: 'an order answers a step',
    law: 'declared-orders',
    game: butOrder({ kinds: ['dusk'] }),
  },
  {
    fault: 'a setting of an order has an impossible usual value',
    law: 'declared-orders',
    game: butOrder({ settings: { wind: { type: 'number', min: 1, max: 6, default: 7 } } }),
  },
  {
    fault: 'a setting of an order waits for what cannot be',
    law: 'declared-orders',
    game: butOrder({ settings: { alone: { type: 'flag', default: true, while: { where: ['far'] } } } }),
  },
  {
    fault: 'an option is said to mean nothing, but changes the match',
    law: 'lacks',
    game: but({ lacks: ({ festival }) => (festival === 'winter' ? ['rounds'] : []) }),
  },
  {
    fault: 'an option that does not exist is lacked',
    law: 'lacks',
    game: but({ lacks: () => ['fireworks'] }),
  },
  {
    fault: 'an option is only lacked while it is set',
    law: 'lacks',
    game: but({ lacks: ({ looking }) => (looking ? [] : ['looking']) }),
  },
];

function redsIn(row: State['rows'][number]): number {
  return row.filter(({ colour }) => colour === 'red').length;
}
