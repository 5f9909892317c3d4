import { parseArgs } from 'node:util';
import { targetOptions } from '../command-line/release-options.mjs';
import { listNames, type Command } from './command.ts';

/**
 * Prints the differences between two versions of a package as JSON. Without `--from` and `--to`,
 * compares the live version with the version that was live before.
 */
export const showDifferences: Command = async (args, context) => {
  const { values, positionals } = parseArgs({
    args,
    options: { ...targetOptions, from: { type: 'string' }, to: { type: 'string' } },
    allowPositionals: true,
  });
  const target = await context.openTarget(values);
  const { releases, history } = await target.status();
  const [name = '', ...others] = context.readNames(positionals, listNames({ releases }));
  if (others.length > 0) throw new Error('Name one package.');
  const versions = releases
    .filter((release) => release.name === name)
    .map(({ version }) => version);
  const { to = versions[0] } = values;
  // Ignores splits and previews, because their versions were never live for all visitors.
  const formerVersion = history
    .filter(({ what }) => what === 'release' || what === 'promote' || what === 'rollback')
    .flatMap(({ moves }) => moves)
    .findLast((move) => move.name === name && move.to === to)?.from;
  const { from = formerVersion } = values;
  if (to === undefined || from === undefined || from === null)
    throw new Error(
      versions.length < 2
        ? `Stored versions of ${name}: ${versions.length}. There is nothing to compare.`
        : `No version of ${name} was live before ${to}. Choose one with --from: ${versions.join(', ')}.`,
    );
  const differences = await target.differences(name, from, to);
  console.log(JSON.stringify({ name, from, to, ...differences }, null, 2));
};
