/** As search does: copy a position, play it to the end. From the middle of many matches, the same each time. */
import { CHANCE, type Model, OVER } from '@yamanote/bots';
import { actor, chooseAtRandom, fastRng, playOut, type Seat, type Shape, start, viewOf } from '@yamanote/kernel';
import type { Work } from './meter.ts';
import type { Subject } from './subjects.ts';

const MATCHES = 100;

/** By the rules, with random answers. */
export function playouts<T extends Shape>(subject: Subject<T>): Work {
  const { game } = subject;
  const rng = fastRng('bench');
  const choose = chooseAtRandom(rng);
  const middles = middlesOf(subject);
  return () => {
    for (const middle of middles) playOut(game, game.clone(middle), rng, choose);
    return { playouts: middles.length };
  };
}

/** By a game's model, with the answers of its policy. */
export function policyPlayouts<T extends Shape>(subject: Subject<T>, model: Model<T>): Work {
  const { game } = subject;
  const rng = fastRng('bench');
  const worlds = middlesOf(subject).map((middle) =>
    model.imagine(viewOf(game, middle, actor(game, middle) as Seat), rng),
  );
  const world = model.clone(worlds[0]);
  return () => {
    for (const middle of worlds) {
      model.copy(middle, world);
      for (let next = model.actor(world); next !== OVER; next = model.actor(world)) {
        if (next === CHANCE) model.happen(world, rng);
        else model.play(world, model.policy(world, rng));
      }
    }
    return { playouts: worlds.length };
  };
}

/** The positions at half of matches with random answers, where a seat is asked. */
function middlesOf<T extends Shape>({ game, options, seats }: Subject<T>): T['state'][] {
  return Array.from({ length: MATCHES }, (_, number) => {
    const playTo = (entries?: number) => {
      const rng = fastRng(`middle ${number}`);
      const state = start(game, seats, options);
      return { state, entries: playOut(game, state, rng, chooseAtRandom(rng), entries) };
    };
    let half = Math.floor(playTo().entries / 2);
    while (actor(game, playTo(half).state) === 'chance') half--;
    return playTo(half).state;
  });
}
