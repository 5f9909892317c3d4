import { parseArgs } from 'node:util';
import { describeChange } from 'releases/describe-change';
import { endSentence } from './end-sentence.ts';
import { checkPackageNames } from './named-packages.mjs';
import { readRemote } from './packages.mjs';
import { targetOptions } from './release-options.mjs';
import { formatMinute } from './table.ts';
import { openReleaseTarget } from './targets/release-target.ts';

/**
 * Prints all changes of the live releases in words, the latest first. With package names, prints
 * only the changes of these packages.
 */
try {
  const { values, positionals } = parseArgs({ options: targetOptions, allowPositionals: true });
  const names =
    positionals.length === 0
      ? null
      : checkPackageNames(positionals).map((folder) => readRemote(folder).name);
  const { history } = await (await openReleaseTarget(values)).status();
  const changes = history.filter(
    ({ moves }) => names === null || moves.some(({ name }) => names.includes(name)),
  );
  for (const change of changes.toReversed()) {
    const { at, why, commit, seen } = change;
    const notes = [
      ...(why ? [`Reason: ${endSentence(why)}`] : []),
      ...(seen === false ? ['Not opened in a browser before.'] : []),
      `Commit ${commit.replace(/^([0-9a-f]{8})[0-9a-f]+/, '$1')}.`,
    ];
    console.log(`${formatMinute(at)}  ${describeChange(change)} ${notes.join(' ')}`);
  }
  if (changes.length === 0) console.log('Nothing was released yet.');
} catch (cause) {
  console.error(cause instanceof Error ? cause.message : cause);
  process.exit(1);
}
