import { listFormerReleases } from '../registry/former-releases.ts';
import { refuseIncompatible } from '../compatibility/refuse-incompatible.ts';
import { commitChange } from '../registry/commit-change.ts';
import type { Change } from '../registry/update.ts';
import type { RegistryDocument, Split } from '../registry/registry.ts';
import { RegistryError } from '../errors.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { END_SPLIT_HINT, describeSplit } from '../registry/split.ts';

/**
 * Rolls packages back to the version that begins with `targetVersion`, or to the former release.
 * For packages in a split, only withdraws the split, and returns the live releases of all its
 * packages.
 */
export async function rollBack(
  { store, files }: Releases,
  names: string[],
  author: Author,
  targetVersion?: string,
): Promise<RegisteredRelease[]> {
  let changedNames = names;
  const { registry } = await commitChange(store, author, async (currentRegistry) => {
    const { split } = currentRegistry;
    const endsSplit = split !== null && names.some((name) => split.releases[name]);
    changedNames = endsSplit ? Object.keys(split.releases) : names;
    if (endsSplit) return createWithdrawal(split, names, targetVersion);
    const rollbackEntries = names.map((name) => [
      name,
      targetVersion
        ? findRetainedRelease(currentRegistry, name, targetVersion)
        : findFormerRelease(currentRegistry, name),
    ]);
    const live = Object.fromEntries(rollbackEntries) as Record<string, RegisteredRelease>;
    await refuseIncompatible({ store, files }, currentRegistry, live);
    return { what: 'rollback', live };
  });
  return changedNames.flatMap((name) => registry.microFrontends[name]?.[0] ?? []);
}

function createWithdrawal(split: Split, names: string[], targetVersion?: string): Change {
  if (targetVersion === undefined && names.every((name) => split.releases[name]))
    return { what: 'withdraw', live: {}, split: null };
  throw new RegistryError(`Nothing has changed. ${describeSplit(split)}. ${END_SPLIT_HINT}`);
}

function findRetainedRelease(
  { microFrontends }: RegistryDocument,
  name: string,
  targetVersion: string,
): RegisteredRelease {
  const [current, ...retainedReleases] = microFrontends[name] ?? [];
  const matches = retainedReleases.filter(({ metadata }) =>
    metadata.version.startsWith(targetVersion),
  );
  const match =
    matches.length === 1
      ? matches[0]
      : matches.find(({ metadata }) => metadata.version === targetVersion);
  const liveVersion = current?.metadata.version;
  if (liveVersion === targetVersion || (!matches.length && liveVersion?.startsWith(targetVersion)))
    throw new RegistryError(`Nothing has changed. ${name} ${liveVersion} is live already.`);
  if (match) return match;
  const versions = retainedReleases.map(({ metadata }) => metadata.version).join(', ') || 'none';
  throw new RegistryError(
    `There is ${matches.length ? 'more than one' : 'no'} release '${targetVersion}' of '${name}' to go back to; kept are: ${versions}.`,
  );
}

function findFormerRelease(registry: RegistryDocument, name: string): RegisteredRelease {
  const [release] = listFormerReleases(registry, name);
  if (release) return release;
  const retainedReleases = (registry.microFrontends[name] ?? []).slice(1);
  const versions = retainedReleases.map(({ metadata }) => metadata.version).join(', ');
  throw new RegistryError(
    `There is no older release of '${name}' to roll back to${versions ? `. Choose a retained version with --to: ${versions}.` : ', and no other version is retained.'}`,
  );
}
