import type { ObjectStore } from 'server/store/object-store';
import type { Outcome, Suspect } from '../automatic-rollback/roll-back-automatically.ts';
import { listServedReleases, readRegistry } from '../registry/registry.ts';
import { recordAlert } from './alert-document.ts';

/** Reason why a failing release was not rolled back. */
export type Obstacle = Exclude<Outcome['what'], 'rollback' | 'withdraw' | 'gone'> | 'disabled';

/**
 * Records an alert for a failing release that stays live. A release gets one alert for each time
 * that it went live.
 */
export async function recordFailingAlert(
  store: ObjectStore,
  { name, release, why }: Suspect,
  obstacle: Obstacle,
): Promise<void> {
  const { registry } = await readRegistry(store);
  const failingRelease = listServedReleases(registry).find(
    ({ extras }) => extras.folder === release,
  );
  if (!failingRelease) return;
  const { metadata, extras } = failingRelease;
  await recordAlert(store, {
    key: `failing ${release} ${extras.live.since}`,
    type: 'release.failing',
    package: name,
    version: metadata.version,
    liveVersion: null,
    isAutomatic: true,
    reason: `${why}. ${OBSTACLES[obstacle]}`,
  });
}

const OBSTACLES: Record<Obstacle, string> = {
  disabled: 'It stays live, because AUTOMATIC_RETURN is off.',
  held: 'It stays live, because an automatic rollback made it live: nothing more is done without people.',
  'nothing good': 'It stays live, because there is no good version to go back to.',
  'not confirmed': 'It stays live, because the versions before may fail too.',
};
