import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { DamagedError } from 'releases/errors';
import { MAX_HEALTHY_MINUTES } from 'releases/plan-promotion';
import { readLiveCopies } from 'releases/publish-copies';
import { readAuthor } from './author.ts';
import { endSentence } from './end-sentence.ts';
import { checkPackageNames } from './named-packages.mjs';
import { readRemote } from './packages.mjs';
import { describeRelease } from './released-page.ts';
import { targetOptions } from './release-options.mjs';
import { openCopySource } from './targets/copy-source.ts';
import { openReleaseTarget } from './targets/release-target.ts';

/**
 * Makes the split's versions, which a share of the visitors gets, live for all visitors. With
 * `--when-healthy 30m`, the shop itself promotes or withdraws the split after 30 minutes. With
 * `--from STORE`, copies the live versions of another shop instead, byte by byte.
 */
try {
  const { values, positionals } = parseArgs({
    options: {
      ...targetOptions,
      from: { type: 'string' },
      to: { type: 'string' },
      why: { type: 'string' },
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
  const target = await openReleaseTarget({ shop: to ?? values.shop, insecure });
  if (whenHealthy !== undefined) {
    await target.planPromotion(parseMinutes(whenHealthy), readAuthor(why));
    console.log(
      `The split promotes itself in ${whenHealthy} if its figures are healthy, and else withdraws itself. 'npm run status' shows the figures.`,
    );
    process.exit(0);
  }
  const releasedVersions =
    from === undefined
      ? await target.promote(readAuthor(why))
      : await copyReleases(from, positionals, target, { insecure, why });
  for (const release of releasedVersions) console.log(describeRelease(release, 'live', target));
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}

function parseMinutes(text: string): number {
  const [, amount, unit] = /^(\d{1,4})(m|h)$/.exec(text) ?? [];
  const minutes = Number(amount) * (unit === 'h' ? 60 : 1);
  if (minutes > 0 && minutes <= MAX_HEALTHY_MINUTES) return minutes;
  throw new Error("--when-healthy takes minutes or hours up to a week, like '30m' or '24h'.");
}

async function copyReleases(
  from: string,
  folders: string[],
  target: Awaited<ReturnType<typeof openReleaseTarget>>,
  { insecure, why }: { insecure: boolean; why: string | undefined },
) {
  const names =
    folders.length === 0 ? [] : checkPackageNames(folders).map((folder) => readRemote(folder).name);
  const scratch = await mkdtemp(join(tmpdir(), 'shop-copies-'));
  try {
    const copies = await readCopies(from, scratch, insecure, names);
    const commits = [...new Set(copies.map(({ record }) => record.commit))];
    const author = {
      ...readAuthor(),
      commit: commits.length === 1 ? (commits[0] ?? 'unknown') : 'several',
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
async function readCopies(from: string, scratch: string, insecure: boolean, names: string[]) {
  try {
    return await readLiveCopies(await openCopySource(from, scratch, insecure), names);
  } catch (cause) {
    if (!(cause instanceof DamagedError)) throw cause;
    throw new Error(`Nothing was copied from ${from}. ${cause.message}`, { cause });
  }
}
