import type { nowAndThen } from 'server/now-and-then';
import type { Failure, FailureKind } from './messages.ts';
import type { releaseHealth } from './release-health.ts';

/** A release failed while its code ran on the server. */
export interface ReleaseFailure {
  /** The room, or 'shell'. */
  name: string;
  /** The release's folder, like 'catalog/1.0.0-3f9c2a1b'. */
  release: string;
  kind: FailureKind;
  /** Path and query of the page, which no log may hold; null where no page was rendered yet. */
  url: string | null;
  /** What the log says of it. */
  failure: object;
  at: Date;
}

/** Releases of which it is known on which page they ran last: many more than are live. */
const MOST_KNOWN = 500;

/** Tells of failures by the release that they belong to, and by the page on which it ran last. */
export function failureReports(
  health: ReturnType<typeof releaseHealth>,
  say: ReturnType<typeof nowAndThen>,
  onFailure: (failure: ReleaseFailure) => void = () => undefined,
) {
  const lastPages = new Map<string, string>();

  function warn({ release, kind, failure }: Failure): void {
    const about = { room: nameOf(release), release, kind };
    say({ message: 'a release failed on the server', about, facts: { failure } });
  }

  function tell({ release, kind, failure }: Failure, url = lastPages.get(release) ?? null): void {
    onFailure({ name: nameOf(release), release, kind, failure, url, at: new Date() });
  }

  return {
    /** A page is rendered with these releases: what they do later belongs to it. */
    runs(releases: string[], url: string): void {
      for (const release of releases) {
        lastPages.delete(release);
        lastPages.set(release, url);
      }
      for (const oldest of [...lastPages.keys()].slice(0, -MOST_KNOWN)) lastPages.delete(oldest);
    },
    /** Failures that stayed within their page; several of one release are one for the release. */
    tell(failures: Failure[], url: string): void {
      failures.forEach(warn);
      const first = new Map(failures.toReversed().map((failure) => [failure.release, failure]));
      for (const failure of first.values()) tell(failure, url);
    },
    /** One that cost a worker: it counts against the release. */
    blame(failure: Failure): void {
      health.failed(failure.release);
      warn(failure);
      tell(failure);
    },
  };
}

/** Whose release it is: 'catalog' of 'catalog/1.0.0-3f9c2a1b'. */
export const nameOf = (release: string) => release.split('/', 1)[0] ?? release;
