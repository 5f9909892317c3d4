import { parseArgs } from 'node:util';
import { targetOptions } from '../command-line/release-options.mjs';
import { formatMinute } from '../releasing/format-output.ts';
import type { ReleaseTarget } from '../targets/store-target.ts';
import { type Command, listNames } from './command.ts';

/**
 * Prints a link that shows one stored version of a package to whoever has the link, for half an
 * hour. `--version` selects the version. By default, it is the newest one that is not live.
 */
export const preview: Command = async (args, context) => {
  const { values, positionals } = parseArgs({
    args,
    options: { ...targetOptions, version: { type: 'string' } },
    allowPositionals: true,
  });
  const target = await context.openTarget(values);
  const { releases } = await target.status();
  const [name = '', ...others] = context.readNames(positionals, listNames({ releases }));
  if (others.length > 0) throw new Error('Name one package.');
  const storedReleases = releases.filter((release) => release.name === name);
  const candidates = storedReleases
    .filter(({ state }) => state !== 'live')
    .toSorted((first, second) => (storedAt(first) < storedAt(second) ? 1 : -1));
  const version = values.version ?? candidates[0]?.version;
  if (version === undefined)
    throw new Error(
      storedReleases.length === 0
        ? `No version of ${name} is stored. The first one goes to all visitors: release it without --preview.`
        : `Every stored version of ${name} is live. Store one with 'npm run release -- --preview'.`,
    );
  await printPreviewLink(target, name, version);
};

const storedAt = ({ recorded, since }: { recorded: { storedAt: string } | null; since: string }) =>
  recorded?.storedAt ?? since;

export async function printPreviewLink(
  target: Pick<ReleaseTarget, 'previewLink'> & { location: string },
  name: string,
  version: string,
): Promise<void> {
  const { path, expiresAt } = await target.previewLink(name, version);
  const address = /^https?:/.test(target.location)
    ? target.location + path
    : `${path} of ${target.location}`;
  console.log(
    `${name} ${version} is shown to whoever opens this link until ${formatMinute(expiresAt)} UTC:\n${address}`,
  );
}
