import { parseArgs } from 'node:util';
import { checkPackageNames } from './named-packages.mjs';
import { readRemote } from './packages.mjs';
import { targetOptions } from './release-options.mjs';
import { openReleaseTarget } from './targets/release-target.ts';

/**
 * Prints the differences between two versions of a package as JSON. Without `--from` and `--to`,
 * compares the live version with the version that was live before.
 */
try {
  const { values, positionals } = parseArgs({
    options: { ...targetOptions, from: { type: 'string' }, to: { type: 'string' } },
    allowPositionals: true,
  });
  const [folder = '', ...others] = checkPackageNames(positionals);
  if (others.length > 0) throw new Error('Name one package.');
  const { name } = readRemote(folder);
  const target = await openReleaseTarget(values);
  const { releases } = await target.status();
  const versions = releases
    .filter((release) => release.name === name)
    .map(({ version }) => version);
  const [to = versions[0], from = versions.find((version) => version !== to)] = [
    values.to,
    values.from,
  ];
  if (to === undefined || from === undefined)
    throw new Error(`Only ${versions.length} versions of ${name} are stored: nothing to compare.`);
  const differences = await target.differences(name, from, to);
  console.log(JSON.stringify({ name, from, to, ...differences }, null, 2));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
