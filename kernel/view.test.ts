import { describe, expect, test } from 'vitest';
import type { EachFrame } from './game.ts';
import { apply } from './play.ts';
import { fastRng } from './random.ts';
import { type Action, lanterns, lanternsAt } from './toys/index.ts';
import { answerView, foresee, imagineFrom, preview, SEALED, viewOf } from './view.ts';

const ROWS = [
  ['red', 'gold'],
  ['blue', 'white'],
];
const launch = (place: number) => ({ do: 'launch', place }) as const;

function launching() {
  const state = lanternsAt({ step: 'launch', rows: ROWS, wind: 1 });
  apply(lanterns, state, 1, launch(1));
  return state;
}

describe('a sealed answer', () => {
  test('is covered for all but its giver', () => {
    const answers = (['public', 0, 1] as const).map(
      (viewer) => (viewOf(lanterns, launching(), viewer).stack.at(-1) as EachFrame).answers,
    );
    expect(answers).toEqual([
      [null, SEALED],
      [null, SEALED],
      [null, launch(1)],
    ]);
  });

  test('is covered in the log, before it is known whether it is the last', () => {
    const state = launching();
    const shown = (['public', 0, 1] as const).map((viewer) => answerView(lanterns, state, 0, launch(0), viewer));
    expect(shown).toEqual([SEALED, launch(0), SEALED]);
  });

  test('is imagined as any legal one', () => {
    const view = viewOf(lanterns, launching(), 0);
    const rng = fastRng('sealed');
    const imagined = Array.from({ length: 40 }, () => {
      const frame = imagineFrom(lanterns, view, rng).stack.at(-1) as EachFrame;
      return JSON.stringify(frame.answers);
    });
    expect(new Set(imagined)).toEqual(new Set([0, 1].map((place) => JSON.stringify([null, launch(place)]))));
  });
});

test('answers to open questions are shown to all', () => {
  const state = lanternsAt({ step: 'stand', rows: ROWS, scores: [1, 1] });
  apply(lanterns, state, 1, { do: 'stand', bank: 'far' });
  expect((viewOf(lanterns, state, 0).stack.at(-1) as EachFrame).answers).toEqual([null, { do: 'stand', bank: 'far' }]);
  expect(answerView(lanterns, state, 0, { do: 'stand', bank: 'near' }, 1)).toEqual({ do: 'stand', bank: 'near' });
});

describe('a preview', () => {
  const look = (position: object, answers: Action[], seat = 0) =>
    preview(lanterns, viewOf(lanterns, lanternsAt(position), seat), seat, answers, fastRng('preview'));

  test('ends before chance acts', () => {
    const ahead = look({ step: 'throw', rows: ROWS }, [{ do: 'throw' }, { do: 'wait' }]);
    expect(ahead).toEqual({ events: [], until: 'chance', answers: 1 });
  });

  test('ends where another seat must act', () => {
    const answers: Action[] = [{ do: 'wait' }, { do: 'stand', bank: 'far' }];
    const ahead = look({ step: 'look', rows: ROWS, scores: [1, 1] }, answers);
    expect(ahead).toEqual({ events: [], until: 'other-seat', answers: 2 });
  });

  test('ends before a secret is shown', () => {
    const ahead = look({ step: 'look', rows: ROWS }, [{ do: 'look', seat: 1, place: 0 }]);
    expect(ahead).toEqual({ events: [], until: 'secret', answers: 0 });
  });

  test('ends before sealed answers are opened: those of others are only imagined', () => {
    const view = viewOf(lanterns, launching(), 0);
    const ahead = preview(lanterns, view, 0, [launch(0)], fastRng('preview'));
    expect(ahead).toEqual({ events: [], until: 'secret', answers: 0 });
  });

  test('shows the end of the match', () => {
    const last = { step: 'take', leader: 0, round: 2, wind: 3, rows: [['gold'], ['white']] };
    const gone = { river: { red: 6, gold: 4, blue: 4, white: 2 }, afloat: ['red', 'blue'] };
    expect(look({ ...last, ...gone }, [{ do: 'take', colour: 'blue' }])).toEqual({
      events: [{ type: 'taken', seat: 0, colour: 'blue' }],
      until: 'over',
      answers: 1,
    });
  });

  test('ends with the answers when the seat is to choose again', () => {
    const position = { step: 'look', rows: ROWS, scores: [1, 0] };
    expect(look(position, [{ do: 'wait' }])).toEqual({ events: [], until: 'choice', answers: 1 });
    expect(look(position, [])).toEqual({ events: [], until: 'choice', answers: 0 });
    const [stood] = look(position, [{ do: 'wait' }, { do: 'stand', bank: 'far' }]).events;
    expect(stood).toEqual({ type: 'stood', banks: ['far', 'near'] });
  });
});

describe('what can be foreseen', () => {
  const world = (position: object, answers: Action[]) =>
    foresee(lanterns, viewOf(lanterns, lanternsAt(position), 0), 0, answers, fastRng('foresee'));

  test('is the world after answers that show nothing new', () => {
    const position = { step: 'look', rows: ROWS, scores: [1, 0] };
    const after = lanternsAt(position);
    apply(lanterns, after, 0, { do: 'wait' });
    const foreseen = world(position, [{ do: 'wait' }]);
    expect(foreseen && viewOf(lanterns, foreseen, 0)).toEqual(viewOf(lanterns, after, 0));
    expect(world(position, [])).not.toBeNull();
  });

  test('ends with chance, another seat or a secret', () => {
    expect(world({ step: 'throw', rows: ROWS }, [{ do: 'throw' }])).toBeNull();
    expect(world({ step: 'look', rows: ROWS }, [{ do: 'look', seat: 1, place: 0 }])).toBeNull();
    const both = { step: 'look', rows: ROWS, scores: [1, 1] };
    expect(world(both, [{ do: 'wait' }])).not.toBeNull();
    expect(world(both, [{ do: 'wait' }, { do: 'stand', bank: 'far' }])).toBeNull();
  });

  test('ends where sealed answers are opened: those of others are only imagined', () => {
    expect(foresee(lanterns, viewOf(lanterns, launching(), 0), 0, [launch(0)], fastRng('foresee'))).toBeNull();
  });
});
