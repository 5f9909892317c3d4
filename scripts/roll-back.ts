import { parseArgs } from 'node:util';
import { readAuthor } from './author.ts';
import { checkPackageNames } from './named-packages.mjs';
import { readRemote } from './packages.mjs';
import { describeRelease, describeRollback } from './released-page.ts';
import { targetOptions } from './release-options.mjs';
import { openReleaseTarget } from './targets/release-target.ts';

/**
 * Makes a former release of each named package live again, which must still be stored. `--to`
 * selects its version. Without `--to`, it is the release that was live before.
 */
try {
  const { values, positionals } = parseArgs({
    options: { ...targetOptions, to: { type: 'string' }, why: { type: 'string' } },
    allowPositionals: true,
  });
  const packages = checkPackageNames(positionals);
  if (values.to && packages.length > 1) throw new Error('--to goes with one package.');
  const target = await openReleaseTarget(values);
  const names = packages.map((folder) => readRemote(folder).name);
  const audience = describeRollback(await target.status(), names);
  for (const release of await target.rollBack(names, readAuthor(values.why), values.to))
    console.log(describeRelease(release, audience, target));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
