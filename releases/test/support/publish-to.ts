import { publish } from '../../src/changes/publish.ts';
import { openReleases } from '../../src/releases.ts';

export const author = { by: 'A test', commit: 'unknown' };

/** Returns the releases in a data folder. */
export const releasesIn = (dataDir: string) => openReleases({ dataDir, releaseStore: null });

/** Publishes builds like the release command. Returns their live releases. */
export const publishTo = async (dataDir: string, builds: string[]) =>
  publish(await releasesIn(dataDir), builds, author);
