import { appendFileSync, cpSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { publish } from 'edge/publish';
import { openReleases } from 'edge/releases';

const root = join(import.meta.dirname, '../..');

/**
 * Releases a package's build with one more line into the shop with this data folder, as its team does
 * from another machine; answers the folder of the release.
 */
export async function releaseAnother(dataDir: string, name: string): Promise<string> {
  const home = mkdtempSync(join(tmpdir(), 'another-build-'));
  try {
    for (const part of ['dist', 'package.json'])
      cpSync(join(root, name, part), join(home, part), { recursive: true });
    appendFileSync(join(home, 'dist/remoteEntry.js'), '\n// Another one.\n');
    const releases = await openReleases({ dataDir, releaseStore: null });
    const [release] = await publish(releases, [home], { by: 'Another team', commit: 'unknown' });
    if (!release) throw new Error(`${name} was not released.`);
    return release.extras.folder;
  } finally {
    rmSync(home, { recursive: true, force: true });
  }
}
