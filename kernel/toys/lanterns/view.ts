/** Who knows which colour, and worlds that fit it. */
import { sample } from '../../chance.ts';
import type { Actor, Secret, Viewer } from '../../game.ts';
import type { Json } from '../../json.ts';
import type { Rng } from '../../random.ts';
import { clone } from './setup.ts';
import type { Colour, Counts, Event, Lantern, LanternsState, LanternsView } from './types.ts';

export function view(state: LanternsState, viewer: Viewer): LanternsView {
  const { box: _box, rows, ...open } = clone(state);
  const covered = rows.map((row) =>
    row.map((lantern) => (lantern.seenBy.includes(viewer) ? lantern : { ...lantern, colour: null })),
  );
  return { ...open, viewer, rows: covered, unseen: unseenBy(state, viewer) };
}

/** Every unseen lantern is as likely to stand in one place as in another, or to lie in the box. */
export function imagine(view: LanternsView, rng: Rng): LanternsState {
  const { viewer: _viewer, rows, unseen, ...open } = view;
  const box = { ...unseen };
  const uncovered = rows.map((row) =>
    row.map(({ colour, seenBy }): Lantern => ({ colour: colour ?? drawFrom(box, rng), seenBy })),
  );
  return clone({ ...open, box, rows: uncovered });
}

function drawFrom(box: Counts, rng: Rng): Colour {
  const [colour] = sample({ draw: 1, from: box }, rng) as [Colour];
  box[colour]--;
  return colour;
}

function unseenBy(state: LanternsState, viewer: Viewer): Counts {
  const unseen = { ...state.box };
  for (const { colour } of hiddenFrom(state, viewer)) unseen[colour]++;
  return unseen;
}

function hiddenFrom(state: LanternsState, viewer: Viewer): Lantern[] {
  return state.rows.flat().filter(({ seenBy }) => !seenBy.includes(viewer));
}

export function secrets(state: LanternsState, viewer: Viewer): Secret[] {
  const slots = hiddenFrom(state, viewer).map(({ colour }) => colour);
  return slots.length > 0 ? [{ pool: unseenBy(state, viewer), slots }] : [];
}

export function eventView(event: Event, viewer: Viewer): Event {
  const covered = (event.type === 'dealt' && event.seat !== viewer) || (event.type === 'looked' && event.by !== viewer);
  return covered ? { ...event, colour: null } : event;
}

/** Answers are open to all, but what is dealt only to whom it is dealt. */
export function entryView(state: LanternsState, _actor: Actor, answer: Json, viewer: Viewer): Json {
  const frame = state.stack[state.stack.length - 1];
  return frame.kind === 'deal' && frame.to[0] !== viewer ? null : answer;
}
