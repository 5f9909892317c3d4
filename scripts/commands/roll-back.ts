import { parseArgs } from 'node:util';
import { describeRelease, describeRollback } from '../released-page.ts';
import { targetOptions } from '../release-options.mjs';
import { listNames } from './list-names.ts';
import type { Command } from './command.ts';

/**
 * Makes a former release of each named package live again, which must still be stored. `--to`
 * selects its version. Without `--to`, it is the release that was live before.
 */
export const rollBack: Command = async (args, context) => {
  const { values, positionals } = parseArgs({
    args,
    options: { ...targetOptions, to: { type: 'string' }, why: { type: 'string' } },
    allowPositionals: true,
  });
  const target = await context.openTarget(values);
  const shopStatus = await target.status();
  const names = context.readNames(positionals, listNames(shopStatus));
  if (values.to && names.length > 1) throw new Error('--to goes with one package.');
  const audience = describeRollback(shopStatus, names);
  for (const release of await target.rollBack(names, context.readAuthor(values.why), values.to))
    console.log(describeRelease(release, audience, target, context.page));
};
