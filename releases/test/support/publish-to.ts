import { publish } from '../../src/changes/publish.ts';
import { openReleases } from '../../src/releases.ts';

export const author = { by: 'A test', commit: 'unknown' };

/** Opens the releases in a data folder. */
export const releasesIn = (dataDir: string) => openReleases({ dataDir, releaseStore: null });

/** Publishes builds as the release command does. Returns their live releases. */
export const publishTo = async (dataDir: string, builds: string[]) =>
  publish(await releasesIn(dataDir), builds, author);
