import { parseArgs } from 'node:util';
import { listFormerVersions } from 'releases/former-releases';
import type { ShopStatus } from 'releases/status';
import { followRelease } from '../releasing/follow-release.ts';
import { formatFailure } from '../releasing/format-output.ts';
import { describeRelease, describeRollback, endsSplit } from '../releasing/released-page.ts';
import { changeOptions, parseWatch } from '../command-line/release-options.mjs';
import { listNames, type Command } from './command.ts';

/**
 * Makes a former release of each named package live again, which must still be stored. `--to`
 * selects its version. By default, it is the release that was live before. Throws if the selected
 * release is failing, unless `--failing` is given. Waits until the storefront serves the release and
 * watches it for `--watch`.
 */
export const rollBack: Command = async (args, context) => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      ...changeOptions,
      failing: { type: 'boolean' },
    },
    allowPositionals: true,
  });
  const watchMs = parseWatch(values.watch);
  const target = await context.openTarget(values);
  const shopStatus = await target.status();
  const names = context.readNames(positionals, listNames(shopStatus));
  if (values.to && names.length > 1) throw new Error('--to goes with one package.');
  const isEndOfSplit = endsSplit(shopStatus, names);
  if (!values.failing && !isEndOfSplit)
    for (const name of names) refuseFailing(shopStatus, name, values.to);
  const audience = describeRollback(shopStatus, names);
  const releases = await target.rollBack(names, context.readAuthor(values.why), values.to);
  const lines = releases.map((release) => describeRelease(release, audience, target, context.page));
  const splitChange = isEndOfSplit ? 'ends' : 'none';
  await followRelease(target, releases, { lines, watchMs, splitChange });
};

/** Throws if the version that goes live is failing, because it would fail again. */
function refuseFailing({ releases, history }: ShopStatus, name: string, to?: string): void {
  const keptReleases = releases.filter((one) => one.name === name && one.state === 'kept');
  const keptVersions = keptReleases.map(({ version }) => version);
  const version =
    to === undefined
      ? listFormerVersions(history, name).find((former) => keptVersions.includes(former))
      : (keptVersions.find((kept) => kept === to) ??
        keptVersions.find((kept) => kept.startsWith(to)));
  const goal = keptReleases.find((one) => one.version === version);
  if (!goal?.failing) return;
  const others = keptReleases.flatMap((one) => (one.failing ? [] : [one.version]));
  throw new Error(
    [
      `Nothing has changed. ${formatFailure(goal, goal.failing)}`,
      `Retained without failures: ${others.join(', ') || 'none'}. Choose one with --to, or add --failing to make ${goal.version} live all the same.`,
    ].join('\n'),
  );
}
