/**
 * Envelopes, a game made to find leaks with. Every card has a name of its own that occurs nowhere else, so a name in
 * anything that reaches somebody who may not know it is a leak. Three rounds: a card is dealt to everybody, the leader
 * nods (which can be undone), may peek at somebody's card (which cannot), and all play a card at the same time, sealed.
 */
import {
  type EachFrame,
  type Frame,
  type OrRefusal,
  readChoice,
  readFields,
  readInteger,
  reading,
  refuse,
  type Seat,
  type Viewer,
  type WholeGame,
} from '@yamanote/kernel';

const CARDS: readonly string[] = Array.from({ length: 60 }, (_, i) => `marker-${100 + i}`);
export const MARKER = /marker-\d\d\d/g;
const ROUNDS = 3;

/** `null` in a view where the viewer does not know the card. */
interface Card {
  name: string | null;
  /** Who has peeked at it. */
  peeked: Seat[];
}

interface Envelopes {
  stack: Frame[];
  hands: Card[][];
  /** Cards left: their names, or in a view only how many. */
  deck: Record<string, number>;
  deckSize: number;
  leader: Seat;
  round: number;
}

type Action =
  | { do: 'nod' }
  | { do: 'wait' }
  | { do: 'peek'; seat: Seat; place: number }
  | { do: 'play'; place: number };
type Event =
  | { type: 'dealt'; seat: Seat; card: string | null }
  | { type: 'peeked'; by: Seat; card: string | null }
  | { type: 'played'; cards: (string | null)[] };

interface Deal extends Frame {
  kind: 'deal';
  to: Seat[];
}

interface Shape {
  frame: { kind: 'round' } | Deal | { kind: 'nod' } | { kind: 'peek' } | { kind: 'dusk' } | PlayFrame;
  state: Envelopes;
  action: Action;
  event: Event;
  options: Record<string, never>;
  view: Envelopes;
}

interface PlayFrame extends EachFrame<Action> {
  kind: 'play';
}

function seats({ hands }: Envelopes): Seat[] {
  return [...hands.keys()];
}

export const envelopes: WholeGame<Shape> = {
  id: 'envelopes',
  version: 1,
  editions: ['only'],
  seats: { min: 2, max: 4 },
  options: {},
  longest: 200,
  orders: {
    /** Waits in the last round, whatever number is given; that is what nobody else may learn. */
    patience: {
      kinds: ['peek'],
      settings: { secret: { type: 'number', min: 0, max: 999_999_999, default: 0 } },
      answer: ({ round }, _frame, _seat, { secret }) => (secret !== 0 && round === ROUNDS - 1 ? { do: 'wait' } : null),
    },
  },

  setup: (count) => ({
    stack: [{ kind: 'round' }, { kind: 'deal', to: [...Array(count).keys()] } as Frame],
    hands: Array.from({ length: count }, () => []),
    deck: Object.fromEntries(CARDS.map((card) => [card, 1])),
    deckSize: CARDS.length,
    leader: 0,
    round: 0,
  }),

  rules: {
    round: {
      is: 'step',
      run(state) {
        const answers = state.hands.map(() => null);
        const deal: Deal = { kind: 'deal', to: seats(state) };
        state.stack.push({ kind: 'dusk' }, { kind: 'play', answers } as Frame, { kind: 'peek' }, { kind: 'nod' }, deal);
      },
    },
    deal: {
      is: 'chance',
      of: (state) => ({ draw: 1, from: { ...state.deck } }),
      happen(state, { to: [seat, ...rest] }, [card]: [string], tell) {
        delete state.deck[card];
        state.deckSize--;
        state.hands[seat].push({ name: card, peeked: [] });
        tell?.({ type: 'dealt', seat, card });
        if (rest.length > 0) state.stack.push({ kind: 'deal', to: rest } as Frame);
      },
    },
    nod: {
      is: 'ask',
      ritual: true,
      seat: (state) => state.leader,
      legal: (_state, _frame, list) => list.push({ do: 'nod' }),
      answer: () => {},
    },
    peek: {
      is: 'ask',
      seat: (state) => state.leader,
      legal(state, _frame, list) {
        list.push({ do: 'wait' });
        for (const seat of seats(state)) {
          if (seat === state.leader) continue;
          for (const place of state.hands[seat].keys()) list.push({ do: 'peek', seat, place });
        }
      },
      answer(state, _frame, answer, tell) {
        if (answer.do !== 'peek') return;
        const { name, peeked } = state.hands[answer.seat][answer.place];
        state.hands[answer.seat][answer.place] = { name, peeked: [...peeked, state.leader] };
        tell?.({ type: 'peeked', by: state.leader, card: name });
      },
      reveals: (_state, _frame, answer) => answer.do === 'peek',
    },
    play: {
      is: 'each',
      sealed: true,
      seats,
      legal(state, _frame, seat, list) {
        for (const place of state.hands[seat].keys()) list.push({ do: 'play', place });
      },
      close(state, _frame, answers, tell) {
        const cards = answers.map((answer, seat) => {
          const place = (answer as Extract<Action, { do: 'play' }>).place;
          return state.hands[seat].splice(place, 1)[0].name;
        });
        tell?.({ type: 'played', cards });
      },
    },
    dusk: {
      is: 'step',
      run(state) {
        state.round++;
        state.leader = (state.leader + 1) % state.hands.length;
        if (state.round < ROUNDS) state.stack.push({ kind: 'round' });
      },
    },
  },

  clone: (state) => ({
    ...state,
    stack: state.stack.slice(),
    hands: state.hands.map((hand) => hand.slice()),
    deck: { ...state.deck },
  }),
  standing: ({ hands }) => ({ winners: [], scores: hands.map(() => 0), places: hands.map(() => 1) }),

  view: (state, viewer) => ({
    ...state,
    stack: state.stack.slice(),
    deck: {},
    hands: state.hands.map((hand, seat) =>
      hand.map(({ name, peeked }) => {
        const known = seat === viewer || peeked.includes(viewer as Seat);
        return { name: known ? name : null, peeked: peeked.slice() };
      }),
    ),
  }),
  imagine(view) {
    let made = 0;
    const invent = () => `imagined-${made++}`;
    return {
      ...view,
      stack: view.stack.slice(),
      hands: view.hands.map((hand) => hand.map(({ name, peeked }) => ({ name: name ?? invent(), peeked }))),
      deck: Object.fromEntries(Array.from({ length: view.deckSize }, () => [invent(), 1])),
    };
  },
  eventView(event, viewer) {
    if (event.type === 'dealt') return { ...event, card: event.seat === viewer ? event.card : null };
    if (event.type === 'peeked') return { ...event, card: event.by === viewer ? event.card : null };
    return event;
  },
  entryView(state, actor, answer, viewer) {
    const frame = state.stack.at(-1);
    return actor === 'chance' && (frame as Deal).to[0] !== viewer ? null : answer;
  },

  parsePosition: (json): OrRefusal<Envelopes> => refuse('impossible', 'position', 'no position', json),
  makePosition: () => null,
  parseAction: (json) =>
    reading((): Action => {
      const verb = readChoice('do', Object(json).do, ['nod', 'wait', 'peek', 'play']);
      const fields = readFields(
        '',
        json,
        { nod: ['do'], wait: ['do'], peek: ['do', 'seat', 'place'], play: ['do', 'place'] }[verb],
      );
      const place = () => readInteger('place', fields.place, 0, 10);
      if (verb === 'peek') return { do: verb, seat: readInteger('seat', fields.seat, 0, 3), place: place() };
      return verb === 'play' ? { do: verb, place: place() } : { do: verb };
    }),
  census: () => ({}),
  secrets: () => [],
};

/** Who may know a card's name from this event on. */
export function learners(event: Event, count: number): [string, Viewer[]][] {
  switch (event.type) {
    case 'dealt':
      return [[event.card as string, [event.seat]]];
    case 'peeked':
      return [[event.card as string, [event.by]]];
    case 'played':
      return event.cards.map((card) => [card as string, ['public', ...Array(count).keys()]]);
  }
}
