/** Which tests are run for a mutant, and in which order: most die by one of the first. */

/** Most loops that never end come by their mutant each time around; none that ends does so much more often than usual. */
const mostHits = (usually) => 1_000 + 100 * usually;

/**
 * @param {readonly { entry: string, index: number, duration: number, hits: Record<string, number> }[]} tests as rehearsed
 * @param {Record<string, number>} hitsOnLoading
 */
export function makeCandidates(tests, hitsOnLoading) {
  /** By file, how often each test has noticed a mutant in it. */
  const noticed = new Map();
  const key = ({ entry, index }) => `${entry}#${index}`;

  return {
    /** Those that come by the mutant, or all if it is at work while modules are loaded. */
    of({ id, fileName }) {
      const onLoading = hitsOnLoading[id] ?? 0;
      const rank = (test) => noticed.get(fileName)?.get(key(test)) ?? 0;
      return tests
        .filter(({ hits }) => onLoading > 0 || id in hits)
        .sort((a, b) => rank(b) - rank(a) || a.duration - b.duration)
        .map(({ entry, index, duration, hits }) => {
          return { entry, index, duration, mostHits: mostHits(onLoading + (hits[id] ?? 0)) };
        });
    },
    noteNoticed({ fileName }, test) {
      const inFile = noticed.get(fileName) ?? new Map();
      noticed.set(fileName, inFile.set(key(test), (inFile.get(key(test)) ?? 0) + 1));
    },
  };
}
