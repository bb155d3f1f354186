/**
 * Ways that lead back to where they began, each as the list of its places, the first one again at its end. The shortest
 * come first, and none goes a step that another one went before it: whoever mends those may have mended all.
 *
 * @param {ReadonlyMap<string, readonly string[]>} arrows where one gets from each place
 * @returns {string[][]}
 */
export function circlesIn(arrows) {
  const all = [...arrows.keys()].map((place) => wayBack(arrows, place)).filter((way) => way !== null);
  const gone = new Set();
  return all
    .sort((a, b) => a.length - b.length)
    .filter((circle) => {
      const steps = circle.slice(1).map((to, i) => `${circle[i]} → ${to}`);
      const isNew = steps.every((step) => !gone.has(step));
      if (isNew) for (const step of steps) gone.add(step);
      return isNew;
    });
}

function wayBack(arrows, start) {
  const cameFrom = new Map();
  const reached = [start];
  for (const place of reached) {
    for (const next of arrows.get(place) ?? []) {
      if (next === start) return [...wayTo(place, cameFrom), start];
      if (cameFrom.has(next)) continue;
      cameFrom.set(next, place);
      reached.push(next);
    }
  }
  return null;
}

function wayTo(place, cameFrom) {
  return cameFrom.has(place) ? [...wayTo(cameFrom.get(place), cameFrom), place] : [place];
}
