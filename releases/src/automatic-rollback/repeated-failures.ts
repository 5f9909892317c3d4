/**
 * Time window in which failures of a release are summed, in ms. It is longer than a suspension from
 * rendering.
 */
const WITHIN_MS = 300_000;
/** Number of failures that starts a rollback check. */
const MANY = 3;
/** Shortest time between two checks of a release, in ms. */
const PAUSE_MS = 30_000;
/** Largest number of releases in memory. Far fewer are live. */
const MOST_KNOWN = 500;

/** Detects releases that fail repeatedly. */
export function repeatedFailures(now: () => number = performance.now.bind(performance)) {
  const known = new Map<string, { at: number[]; lookedInto: number }>();

  return {
    /** Counts a failure. Returns the number of failures if a check is due, else null. */
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
