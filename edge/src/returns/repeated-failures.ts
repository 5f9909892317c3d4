/** Failures of one release within this time, in ms, count together: one that is left out for a while, too. */
const WITHIN_MS = 300_000;
/** How many of them, each on a page of its own, are looked into. */
const MANY = 3;
/** Between two times that one release is looked into, in ms. */
const PAUSE_MS = 30_000;
/** Releases that are known at a time: many more than are live. */
const MOST_KNOWN = 500;

/** Which releases fail repeatedly. */
export function repeatedFailures(now: () => number = performance.now.bind(performance)) {
  const known = new Map<string, { at: number[]; lookedInto: number }>();

  return {
    /** Counts a failure; the number of failures when it is time to look into them, else null. */
    failed(release: string): number | null {
      const { at, lookedInto } = known.get(release) ?? { at: [], lookedInto: -Infinity };
      const recent = [...at.filter((time) => now() - time < WITHIN_MS), now()].slice(-100);
      const isTime = recent.length >= MANY && now() - lookedInto >= PAUSE_MS;
      known.delete(release);
      known.set(release, { at: recent, lookedInto: isTime ? now() : lookedInto });
      for (const oldest of [...known.keys()].slice(0, -MOST_KNOWN)) known.delete(oldest);
      return isTime ? recent.length : null;
    },
  };
}
