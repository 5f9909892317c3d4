import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { readSharedContract } from 'build/shared-contract';
import { TYPE_BUNDLE_FILE } from 'build/contract-pack';
import { findLiveTypeBundle } from 'releases/release-contract';
import { resolveFolder } from './packages.mjs';
import { targetOptions } from './command-line/release-options.mjs';
import { withLiveFolders } from './targets/release-target.ts';
import { exitIfHelpWanted } from './command-line/help.mjs';

/**
 * Compares the types of `shared` in the working tree with the types in the live shell, or in the
 * release in a folder. Prints the version number that `shared` needs next.
 */
exitIfHelpWanted('contract');
try {
  const { values, positionals } = parseArgs({ options: targetOptions, allowPositionals: true });
  const [folder] = positionals;
  const compare = (releasedBundleFile: string) =>
    readSharedContract(resolveFolder('shell'), releasedBundleFile);
  const { step, before, after, sentences } = folder
    ? await compare(join(folder, TYPE_BUNDLE_FILE))
    : await withLiveFolders(values, async (live, location) => {
        console.error(`Compared with the live shell in ${location}:`);
        return compare(await findLiveTypeBundle(live));
      });
  for (const sentence of sentences) console.log(sentence);
  console.log(`shared ${before} -> ${after}: ${step}, judged by types only.`);
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
