import type { RegistryFollower } from 'releases/follow-registry';
import { registerCounter, registerGauge } from 'server/metrics';
import { NewestLabels } from 'server/metrics/bounded-series';

/**
 * Largest number of label combinations per metric. Above this number, the oldest combinations are
 * deleted.
 */
const MAX_SERIES = 500;

const failures = new NewestLabels<{
  remote: string;
  version: string;
  kind: string;
  side: 'browser' | 'server';
}>(MAX_SERIES);

const loads = new NewestLabels<{ remote: string; version: string; part: string }>(MAX_SERIES);

registerCounter(
  {
    name: 'shop_release_failures_total',
    help: 'Failures of a release, as browsers report them or as they happen on the server.',
    labelNames: ['remote', 'version', 'kind', 'side'],
  },
  () => failures.list(),
);

registerCounter(
  {
    name: 'shop_release_loads_total',
    help: 'Sent pages that load a release: its own pages, or its slots on other pages.',
    labelNames: ['remote', 'version', 'part'],
  },
  () => loads.list(),
);

/** `release` is a folder such as `basket/1.4.0`. */
export function countReleaseFailure(
  release: string,
  kind: string,
  side: 'browser' | 'server',
): void {
  failures.count(`${release} ${kind} ${side}`, () => ({ ...splitFolder(release), kind, side }));
}

/**
 * `key` is a release folder and a word. The word is 'page' for the remote's own pages, or 'slot'
 * for its modules on other pages.
 */
export function countReleaseLoad(key: string): void {
  loads.count(key, () => {
    const [release = '', part = ''] = key.split(' ');
    return { ...splitFolder(release), part };
  });
}

export function observeLiveReleases(follower: Pick<RegistryFollower, 'getLive'>): void {
  registerGauge(
    {
      name: 'shop_live_release',
      help: '1 for the live version of each package.',
      labelNames: ['remote', 'version'],
    },
    () => {
      const live = follower.getLive();
      if (live === null) return [];
      const releases = [
        live.shell.release,
        ...Object.values(live.registry.microFrontends).flatMap(([release]) => release ?? []),
      ];
      return releases.map(({ extras }) => ({ labels: splitFolder(extras.folder), value: 1 }));
    },
  );
}

function splitFolder(release: string): { remote: string; version: string } {
  const [remote = '', version = ''] = release.split('/');
  return { remote, version };
}
