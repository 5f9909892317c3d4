import type { createThrottledWarning } from 'server/throttled-warning';
import type { Failure, FailureKind } from 'releases/sandbox/messages';
import type { ReleaseHealth } from './release-health.ts';

export interface ReleaseFailure {
  name: string;
  release: string;
  kind: FailureKind;
  /**
   * URL of the page that failed, or null outside a page. Never log the URL, because it may contain
   * personal data.
   */
  url: string | null;
  failure: object;
  at: Date;
}

const MAX_RELEASES = 500;

export function createFailureReports(
  health: Pick<ReleaseHealth, 'reportFailure'>,
  warnThrottled: ReturnType<typeof createThrottledWarning>,
  onFailure: (failure: ReleaseFailure) => void = () => undefined,
) {
  const lastUrlByRelease = new Map<string, string>();

  function logFailure({ release, kind, failure }: Failure): void {
    const labels = { remote: getPackageName(release), release, kind };
    warnThrottled({ message: 'a release failed on the server', labels, facts: { failure } });
  }

  function notifyListener(
    { release, kind, failure }: Failure,
    url = lastUrlByRelease.get(release) ?? null,
  ): void {
    onFailure({ name: getPackageName(release), release, kind, failure, url, at: new Date() });
  }

  return {
    /**
     * Stores the page's URL. Later failures of these releases without a known page are attributed
     * to this page.
     */
    recordPage(releases: string[], url: string): void {
      for (const release of releases) {
        lastUrlByRelease.delete(release);
        lastUrlByRelease.set(release, url);
      }
      for (const oldest of [...lastUrlByRelease.keys()].slice(0, -MAX_RELEASES))
        lastUrlByRelease.delete(oldest);
    },
    reportPageFailures(failures: Failure[], url: string): void {
      failures.forEach(logFailure);
      const failureByRelease = new Map(
        failures.toReversed().map((failure) => [failure.release, failure]),
      );
      for (const failure of failureByRelease.values()) notifyListener(failure, url);
    },
    reportWorkerFailure(failure: Failure): void {
      health.reportFailure(failure.release);
      logFailure(failure);
      notifyListener(failure);
    },
  };
}

export const getPackageName = (release: string) => release.split('/', 1)[0] ?? release;
