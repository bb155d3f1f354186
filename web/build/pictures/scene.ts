/** A scenario as a scene: where it begins, what happens then, and how that is told. */
import type { Names, Speech, WholeRoom } from '@yamanote/games/room';
import type { RulesPictures, Scene } from '@yamanote/games/rules-pictures';
import {
  differences,
  isRefusal,
  type Move,
  type OrRefusal,
  parseScenario,
  runScenario,
  type Scenario,
  type Seat,
  type State,
  sentence,
  start,
  viewOf,
} from '@yamanote/kernel';
import type { PictureWords } from './words.ts';

/** More than this is a story, not a caption. */
const MOST_LINES = 5;
const MOST_CHOICES = 3;

interface Played {
  scenario: Scenario;
  scene: Scene;
  /** How a seat sees the end. */
  endFor(seat: Seat): Scene['view'];
}

export function sceneOf({ game }: WholeRoom, json: unknown, names: Names): Played {
  const scenario = accepted(parseScenario(game, json));
  const { seats, options, position, moves, expect } = scenario;
  const state =
    position === undefined ? start(game, seats, options) : accepted(game.parsePosition(position, seats, options));
  let told: readonly { seat?: Seat }[] = [];
  let end: State = state;
  runScenario(game, scenario, (now, _, events) => {
    told = events as typeof told;
    end = game.clone(now);
  });
  const { legal = [], notLegal = [] } = expect;
  const seat = [...moves, ...legal, ...told, ...notLegal].flatMap((one) => one.seat ?? [])[0] ?? 0;
  return {
    scenario,
    endFor: (one) => viewOf(game, end, one),
    scene: {
      view: viewOf(game, state, seat),
      seat,
      names,
      events: upToThePoint(scenario, told),
      allowed: legal.map(({ action }) => action),
      forbidden: notLegal.map(({ action }) => action),
    },
  };
}

/** What comes after all that is expected belongs to something else. */
function upToThePoint({ expect: { events: expected = [] } }: Scenario, told: readonly unknown[]): readonly unknown[] {
  if (expected.length === 0) return told;
  let at = 0;
  for (const event of expected) {
    while (at < told.length && differences('', event, told[at]).length > 0) at++;
    at++;
  }
  return told.slice(0, at);
}

interface Telling {
  room: WholeRoom;
  speech: Speech;
  pictures: RulesPictures;
  texts: PictureWords;
}

/** What happens, in the words of the log; where nothing does, what may be done and what may not. */
export function captionOf({ room, speech, pictures, texts }: Telling, { scene, scenario, endFor }: Played): string[] {
  const told = scene.events.filter((event) => !room.minor(event));
  const unseen = told.filter((event) => !pictures.shows?.(event));
  const lines = (unseen.length > 0 ? unseen : told).flatMap(
    (event) => speech.event(event, scene.names, scenario.options) ?? [],
  );
  if (lines.length > 0) return [...new Set(lines)].slice(-MOST_LINES);
  const label = (action: unknown, view: Scene['view']) =>
    pictures.choice?.(action) ?? speech.action(action, view, scene.names);
  const choices = (moves: readonly Move[] = []) => {
    const labels = moves.map(({ seat, action }) => label(action, endFor(seat)));
    return [...new Set(labels)].slice(0, MOST_CHOICES);
  };
  const { legal, notLegal } = scenario.expect;
  return [
    ...(legal ? [texts.allowed({ choices: choices(legal) })] : []),
    ...(notLegal ? [texts.forbidden({ choices: choices(notLegal) })] : []),
  ];
}

function accepted<T>(value: OrRefusal<T>): T {
  if (isRefusal(value)) throw new Error(sentence(value));
  return value;
}
