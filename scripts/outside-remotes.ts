import { parseArgs } from 'node:util';
import { allowOnStaffPages } from 'releases/allow-on-staff-pages';
import { readRegistry } from 'releases/registry';
import { readAuthor } from './releasing/read-author.ts';
import { refuseOwnNames } from './command-line/named-packages.mjs';
import { formatMinute, formatTable } from './releasing/format-output.ts';
import { openOwnReleases } from './targets/release-target.ts';
import { describeUsage, exitIfHelpWanted } from './command-line/help.mjs';

/** Lists remotes of other repositories, and decides whether pages of staff load one of them. */
exitIfHelpWanted('outside');
try {
  const { values, positionals } = parseArgs({
    options: { why: { type: 'string' } },
    allowPositionals: true,
  });
  const [command, name, ...others] = positionals;
  const shop = process.env['RELEASE_TO']?.trim();
  if (shop)
    throw new Error(
      `RELEASE_TO is ${shop}, but this cannot be decided over HTTP: unset RELEASE_TO and run this command on a machine with access to that shop's store.`,
    );
  const { releases, location } = await openOwnReleases();
  if (command === 'list' && name === undefined) {
    const { outside = {} } = (await readRegistry(releases.store)).registry;
    const rows = Object.entries(outside).map(([remote, { allowedOnStaffPages: allowed }]) => [
      remote,
      allowed ? `allowed ${formatMinute(allowed.at)} by ${allowed.by}` : 'barred',
    ]);
    console.error(`Remotes of other repositories in ${location}:`);
    console.log(formatTable([['remote', 'on pages of staff'], ...rows]));
  } else if ((command === 'allow' || command === 'forbid') && name && others.length === 0) {
    refuseOwnNames([name]);
    await allowOnStaffPages(releases, name, command === 'allow', readAuthor(values.why));
    console.log(`${name} is ${command === 'allow' ? 'allowed on' : 'barred from'} pages of staff.`);
  } else {
    throw new Error(describeUsage('outside'));
  }
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
