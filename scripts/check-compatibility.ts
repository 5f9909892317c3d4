import { join } from 'node:path';
import { findBuildIncompatibilities } from 'releases/build-incompatibilities';
import { checkPackageNames } from './command-line/named-packages.mjs';
import { listReleasedPackages, readRemote, resolveFolder } from './packages.mjs';
import { withLiveFolders } from './targets/release-target.ts';

/**
 * Checks whether the local builds are compatible with the live releases of the shop at RELEASE_TO,
 * or else of the release store. If nothing is live, checks whether the local builds are compatible
 * with each other.
 */
try {
  const listBuildFolders = (names: string[]) =>
    Object.fromEntries(
      names.map((name) => [readRemote(name).name, join(resolveFolder(name), 'dist')]),
    );
  const packages = checkPackageNames(process.argv.slice(2));
  const { comparedWith, sentences } = await withLiveFolders({}, (live) =>
    findBuildIncompatibilities(
      live,
      listBuildFolders(packages),
      listBuildFolders(listReleasedPackages()),
    ),
  );
  for (const sentence of sentences) console.error(sentence);
  if (sentences.length === 0)
    console.log(`${packages.join(', ')}: compatible with ${comparedWith}.`);
  process.exitCode = sentences.length > 0 ? 1 : 0;
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
