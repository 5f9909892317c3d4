import { join } from 'node:path';
import { buildMisfits } from 'releases/build-misfits';
import { namedPackages } from './named-packages.mjs';
import { folderOf, released, roomOf } from './packages.mjs';
import { withLiveFolders } from './targets/with-live-folders.ts';

/**
 * `fits.ts catalog-mfe` checks whether current builds are compatible with the live releases. It
 * asks the shop at RELEASE_TO, or else reads the store. If nothing is live, it checks the builds
 * against the other local builds.
 */
try {
  const dist = (names: string[]) =>
    Object.fromEntries(names.map((name) => [roomOf(name).name, join(folderOf(name), 'dist')]));
  const named = namedPackages(process.argv.slice(2));
  const { against, sentences } = await withLiveFolders({}, (live) =>
    buildMisfits(live, dist(named), dist(released())),
  );
  for (const sentence of sentences) console.error(sentence);
  if (sentences.length === 0) console.log(`${named.join(', ')}: fits ${against}.`);
  process.exitCode = sentences.length > 0 ? 1 : 0;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
