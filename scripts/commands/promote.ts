import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DamagedError } from 'releases/errors';
import { MAX_HEALTHY_MINUTES } from 'releases/promote';
import { readLiveCopies } from 'releases/publish-copies';
import { readRegistry } from 'releases/registry';
import { endSentence } from '../releasing/format-output.ts';
import { followRelease } from '../releasing/follow-release.ts';
import { describeRelease } from '../releasing/released-page.ts';
import { changeOptions, parseWatch } from '../command-line/release-options.mjs';
import type { Command, CommandContext } from './command.ts';

/**
 * Makes the split's versions, which a share of the visitors gets, live for all visitors. With
 * `--when-healthy 30m`, the shop itself promotes or withdraws the split after 30 minutes. With
 * `--from STORE`, copies the live versions of another shop instead, byte by byte. Waits until the
 * storefront serves them and watches them for `--watch`.
 */
export const promote: Command = async (args, context) => {
  const { values, positionals } = parseArgs({
    args,
    options: {
      ...changeOptions,
      from: { type: 'string' },
      'when-healthy': { type: 'string' },
    },
    allowPositionals: true,
  });
  const { from, to, insecure = false, why } = values;
  if (from === undefined && positionals.length > 0)
    throw new Error('A split is promoted as a whole. Name packages with --from only.');
  const whenHealthy = values['when-healthy'];
  if (from !== undefined && whenHealthy !== undefined)
    throw new Error('--when-healthy is for a split of this shop, so it excludes --from.');
  const watchMs = parseWatch(values.watch);
  const target = await context.openTarget({ shop: to ?? values.shop, insecure });
  if (whenHealthy !== undefined) {
    await target.planPromotion(parseMinutes(whenHealthy), context.readAuthor(why));
    console.log(
      `The split promotes itself in ${whenHealthy} if its figures are healthy, and else withdraws itself. 'npm run status' shows the figures.`,
    );
    return;
  }
  const releasedVersions =
    from === undefined
      ? await target.promote(context.readAuthor(why))
      : await copyReleases(context, target, { from, args: positionals, insecure, why });
  const lines = releasedVersions.map((release) =>
    describeRelease(release, 'live', target, context.page),
  );
  const splitChange = from === undefined ? 'ends' : 'none';
  await followRelease(target, releasedVersions, { lines, watchMs, splitChange });
};

function parseMinutes(text: string): number {
  const [, amount, unit] = /^(\d{1,4})(m|h)$/.exec(text) ?? [];
  const minutes = Number(amount) * (unit === 'h' ? 60 : 1);
  if (minutes > 0 && minutes <= MAX_HEALTHY_MINUTES) return minutes;
  throw new Error("--when-healthy takes minutes or hours up to a week, like '30m' or '24h'.");
}

interface CopyOptions {
  from: string;
  /** Names of packages from the command line. */
  args: string[];
  insecure: boolean;
  why: string | undefined;
}

async function copyReleases(
  context: CommandContext,
  target: Awaited<ReturnType<CommandContext['openTarget']>>,
  { from, args, insecure, why }: CopyOptions,
) {
  const scratch = await mkdtemp(join(tmpdir(), 'shop-copies-'));
  try {
    const copies = await readCopies(context, scratch, { from, args, insecure, why });
    const author = {
      ...context.readAuthor(),
      isOutside: context.isOutside,
      why: `${why ? `${endSentence(why)} ` : ''}Copied from ${from}.`,
      seen: copies.every(({ record }) => record.seen),
    };
    return await target.copy(copies, author, {});
  } finally {
    await rm(scratch, { recursive: true, force: true });
  }
}

/**
 * Names the source store in the error about a damaged file, because the target's store has files
 * with the same names.
 */
async function readCopies(
  context: CommandContext,
  scratch: string,
  { from, args, insecure }: CopyOptions,
) {
  try {
    const source = await context.openCopySource(from, scratch, insecure);
    const { microFrontends } = (await readRegistry(source.store)).registry;
    const isEverything = args.length === 0 && context.ownName === null;
    const names = isEverything ? [] : context.readNames(args, Object.keys(microFrontends));
    return await readLiveCopies(source, names);
  } catch (cause) {
    if (!(cause instanceof DamagedError)) throw cause;
    throw new Error(`Nothing was copied from ${from}. ${cause.message}`, { cause });
  }
}
