import { isAlive, type KingOfTokyoView, type Monster } from './rules/index.ts';

/** Of more it is no line any more. */
const MOST_NAMED = 2;

/** Who is in Tokyo, the City first, and who has most stars if that is somebody else. */
export function glance(view: KingOfTokyoView) {
  if (view.stack.length === 0 || view.active === null) return null;
  const alive = (view.monsters as readonly Monster[]).flatMap((monster, seat) =>
    isAlive(monster) ? { seat, hearts: monster.hearts, stars: monster.stars, place: monster.place } : [],
  );
  const at = (wanted: Monster['place']) =>
    alive.flatMap(({ place, ...monster }) => (place === wanted ? [monster] : []));
  const tokyo = [...at('city'), ...at('bay')];
  const most = Math.max(...alive.map(({ stars }) => stars));
  const leaders = alive.flatMap(({ seat, stars }) => (stars === most ? seat : []));
  const isSeen = leaders.length === alive.length || leaders.some((seat) => tokyo.some((one) => one.seat === seat));
  return { tokyo, most, leaders: isSeen || leaders.length > MOST_NAMED ? [] : leaders };
}
