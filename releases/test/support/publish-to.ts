import { publish } from '../../src/changes/publish.ts';
import { openReleases } from '../../src/releases.ts';

export const testAuthor = { by: 'A test', commit: 'unknown' };

/** Opens the releases in a data folder. */
export const openDataFolder = (dataDir: string) => openReleases({ dataDir, releaseStore: null });

/** Publishes builds as the release command does. Returns their live releases. */
export const publishBuilds = async (dataDir: string, builds: string[]) =>
  publish(await openDataFolder(dataDir), builds, testAuthor);
