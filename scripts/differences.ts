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
  const { releases, history } = await target.status();
  const versions = releases
    .filter((release) => release.name === name)
    .map(({ version }) => version);
  const { to = versions[0] } = values;
  // Versions of a split or a preview are stored too, and none of them was live.
  const formerVersion = history
    .filter(({ what }) => what === 'release' || what === 'promote' || what === 'rollback')
    .flatMap(({ moves }) => moves)
    .findLast((move) => move.name === name && move.to === to)?.from;
  const { from = formerVersion } = values;
  if (to === undefined || from === undefined || from === null)
    throw new Error(
      versions.length < 2
        ? `Only ${versions.length} versions of ${name} are stored: nothing to compare.`
        : `No version of ${name} was live before ${to}. Choose one with --from: ${versions.join(', ')}.`,
    );
  const differences = await target.differences(name, from, to);
  console.log(JSON.stringify({ name, from, to, ...differences }, null, 2));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
