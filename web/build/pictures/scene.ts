/** A scenario as a scene: where it begins, and what happens then. */
import type { Names, Room, Speech } from '@yamanote/games/room';
import type { RulesPictures, Scene } from '@yamanote/games/rules-pictures';
import {
  differences,
  isRefusal,
  type OrRefusal,
  parseScenario,
  runScenario,
  type Scenario,
  type Seat,
  sentence,
  start,
  viewOf,
} from '@yamanote/kernel';

/** More lines than this are a story, not a caption. */
const MOST_LINES = 4;

export function sceneOf({ game }: Room, json: unknown, names: Names): { scene: Scene; scenario: Scenario } {
  const scenario = accepted(parseScenario(game, json));
  const { seats, options, position, moves } = scenario;
  const state =
    position === undefined ? start(game, seats, options) : accepted(game.parsePosition(position, seats, options));
  let events: readonly { seat?: Seat }[] = [];
  runScenario(game, scenario, (_, __, told) => {
    events = told as readonly { seat?: Seat }[];
  });
  const seat = moves[0]?.seat ?? events.flatMap(({ seat }: { seat?: Seat }) => seat ?? [])[0] ?? 0;
  return { scenario, scene: { view: viewOf(game, state, seat), seat, names, events: upToThePoint(scenario, events) } };
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

/** What happens, in the words of the log. */
export function captionOf({ room, speech, pictures }: Told, { scene, scenario }: ReturnType<typeof sceneOf>): string[] {
  const lines = scene.events
    .filter((event) => !room.minor(event) && !pictures.shows?.(event))
    .flatMap((event) => speech.event(event, scene.names, scenario.options) ?? []);
  return [...new Set(lines)].slice(-MOST_LINES);
}

export interface Told {
  room: Room;
  speech: Speech;
  pictures: RulesPictures;
}

function accepted<T>(value: OrRefusal<T>): T {
  if (isRefusal(value)) throw new Error(sentence(value));
  return value;
}
