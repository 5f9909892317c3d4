import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { publishInitialBuilds } from 'releases/publish-initial-builds';
import { openReleases } from 'releases/releases';
import { readSettings } from 'edge/settings';
import { readStatus } from 'releases/status';
import { readAuthor } from '../author.ts';
import { listReleasedPackages, resolveFolder } from '../packages.mjs';
import { buildPackages } from '../steps/build.mjs';

/** Publishes all packages if nothing was ever released. Leaves out packages that do not compile. */
export async function releaseIfEmpty(): Promise<void> {
  const releases = await openReleases(readSettings(process.env));
  if ((await readStatus(releases)).revision > 0) return;
  console.log('Building every package, since nothing is released yet…');
  await buildPackages(['--no-bail', '--concurrency', '2']);
  const builtPackages = listReleasedPackages().filter((name) =>
    existsSync(join(resolveFolder(name), 'dist/release.json')),
  );
  await publishInitialBuilds(
    releases,
    Object.fromEntries(builtPackages.map((name) => [name, resolveFolder(name)])),
    readAuthor('the first start of development'),
  );
}
