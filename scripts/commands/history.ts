import { parseArgs } from 'node:util';
import { describeChange } from 'releases/describe-change';
import { endSentence, formatMinute } from '../releasing/format-output.ts';
import { targetOptions } from '../command-line/release-options.mjs';
import { listNames, type Command } from './command.ts';

/**
 * Prints all changes of the live releases in words, the latest first. With package names, prints
 * only the changes of these packages.
 */
export const showHistory: Command = async (args, context) => {
  const { values, positionals } = parseArgs({
    args,
    options: targetOptions,
    allowPositionals: true,
  });
  const { history, releases } = await (await context.openTarget(values)).status();
  const isEverything = positionals.length === 0 && context.ownName === null;
  const names = isEverything ? null : context.readNames(positionals, listNames({ releases }));
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
};
