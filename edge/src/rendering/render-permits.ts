import type { ServerBuild } from 'releases/sandbox/messages';
import type { RenderedPage } from './messages.ts';
import type { ReleaseHealth, RenderPermit } from './release-health.ts';
import type { WorkerPool } from './worker-pool.ts';

export type Permits = Map<ServerBuild, RenderPermit>;

/** Requests the permission of `ReleaseHealth` to render the remotes of a page. */
export class RenderPermits {
  private readonly health: ReleaseHealth;
  private readonly pool: WorkerPool;
  private readonly timeoutMs: number;

  constructor(health: ReleaseHealth, pool: WorkerPool, timeoutMs: number) {
    this.health = health;
    this.pool = pool;
    this.timeoutMs = timeoutMs;
  }

  /**
   * Returns a permit for each remote that a worker may render. Waits for the permit of the page's
   * own remote, but not for the permits of other remotes.
   */
  async collect(remotes: ServerBuild[], page: string | null): Promise<Permits> {
    const permits: Permits = new Map();
    for (const build of remotes) {
      const waitMs = build.name === page ? this.timeoutMs : 0;
      // Tries a failed release again only if another worker stays available.
      if (this.health.hasFailed(build.id) && !(await this.pool.canSpareWorker(waitMs))) continue;
      const permit = await this.health.waitForPermit(build.id, waitMs);
      if (permit) permits.set(build, permit);
    }
    return permits;
  }
}

/**
 * Reports a success of each release that rendered. Reports a failure of each release that was still
 * waiting at the time limit.
 */
export function reportToHealth(permits: Permits, { failures, usedBuilds }: RenderedPage): void {
  const suspendedReleases = failures.filter(({ kind }) => kind === 'suspended');
  for (const [{ id }, permit] of permits) {
    if (suspendedReleases.some(({ release }) => release === id)) permit.reportEnd(false);
    else if (usedBuilds.includes(id)) permit.reportEnd(true);
  }
}
