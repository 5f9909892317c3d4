/** A rollback check is due after `MIN_FAILURES` failures within this time, in ms. */
const WINDOW_MS = 300_000;
const MIN_FAILURES = 3;
const MIN_CHECK_INTERVAL_MS = 30_000;
const MAX_RELEASES = 500;

export function createFailureCounter(now: () => number = performance.now.bind(performance)) {
  const failuresByRelease = new Map<string, { failureTimes: number[]; checkedAt: number }>();

  return {
    /**
     * Counts a failure of a release. Returns the number of recent failures if a rollback check is
     * due, else null.
     */
    countFailure(release: string): number | null {
      const { failureTimes, checkedAt } = failuresByRelease.get(release) ?? {
        failureTimes: [],
        checkedAt: -Infinity,
      };
      const recentTimes = [...failureTimes.filter((time) => now() - time < WINDOW_MS), now()].slice(
        -100,
      );
      const isCheckDue =
        recentTimes.length >= MIN_FAILURES && now() - checkedAt >= MIN_CHECK_INTERVAL_MS;
      failuresByRelease.delete(release);
      failuresByRelease.set(release, {
        failureTimes: recentTimes,
        checkedAt: isCheckDue ? now() : checkedAt,
      });
      for (const oldest of [...failuresByRelease.keys()].slice(0, -MAX_RELEASES))
        failuresByRelease.delete(oldest);
      return isCheckDue ? recentTimes.length : null;
    },
  };
}
