import type { FastifyBaseLogger } from 'fastify';
import type { Failure, FailureKind } from './messages.ts';
import type { releaseHealth } from './release-health.ts';

/** A release failed while its code ran on the server. */
export interface ReleaseFailure {
  /** The room, or 'shell'. */
  name: string;
  /** The release's folder, like 'catalog/1.0.0-3f9c2a1b'. */
  release: string;
  kind: FailureKind;
  at: Date;
}

/** Tells of failures by the release that they belong to. */
export function failureReports(
  health: ReturnType<typeof releaseHealth>,
  log: FastifyBaseLogger,
  onFailure: (failure: ReleaseFailure) => void = () => undefined,
) {
  function tell({ release, kind, failure }: Failure): void {
    const name = nameOf(release);
    log.warn({ room: name, release, kind, failure }, 'a release failed on the server');
    onFailure({ name, release, kind, at: new Date() });
  }

  return {
    /** A failure that stayed within its page. */
    tell,
    /** One that cost a worker: it counts against the release. */
    blame(failure: Failure): void {
      health.failed(failure.release);
      tell(failure);
    },
  };
}

/** Whose release it is: 'catalog' of 'catalog/1.0.0-3f9c2a1b'. */
export const nameOf = (release: string) => release.split('/', 1)[0] ?? release;
