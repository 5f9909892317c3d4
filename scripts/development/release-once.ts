import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publishFirst } from 'releases/publish-first';
import { openReleases } from 'releases/releases';
import { readSettings } from 'edge/settings';
import { status } from 'releases/status';
import { author } from '../author.ts';
import { folderOf, released } from '../packages.mjs';
import { buildPackages } from '../steps/build.mjs';

/**
 * Builds and publishes all packages if nothing was ever released. Packages that do not compile are
 * left out.
 */
export async function releaseOnce(): Promise<void> {
  const releases = await openReleases(readSettings(process.env));
  if ((await status(releases)).revision > 0) return;
  console.log('Building every package, since nothing is released yet…');
  await buildPackages(['--no-bail', '--concurrency', '2']);
  const built = released().filter((name) => existsSync(join(folderOf(name), 'dist/release.json')));
  await publishFirst(
    releases,
    Object.fromEntries(built.map((name) => [name, folderOf(name)])),
    author('the first start of development'),
  );
}
