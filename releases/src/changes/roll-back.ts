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
 * For packages in a split, only withdraws the split.
 */
export async function rollBack(
  { store, files }: Releases,
  names: string[],
  author: Author,
  targetVersion?: string,
): Promise<RegisteredRelease[]> {
  const { registry } = await commitChange(store, author, async (currentRegistry) => {
    if (currentRegistry.split && names.some((name) => currentRegistry.split?.releases[name]))
      return createWithdrawal(currentRegistry.split, names, targetVersion);
    const rollbackEntries = names.flatMap((name) => {
      const [current, ...retained] = currentRegistry.microFrontends[name] ?? [];
      if (targetVersion && current?.metadata.version === targetVersion) return [];
      return [
        [
          name,
          targetVersion
            ? findRetainedRelease(retained, name, targetVersion)
            : findFormerRelease(currentRegistry, name),
        ],
      ];
    });
    if (rollbackEntries.length === 0) return null;
    const live = Object.fromEntries(rollbackEntries) as Record<string, RegisteredRelease>;
    await refuseIncompatible({ store, files }, currentRegistry, live);
    return { what: 'rollback', live };
  });
  return names.flatMap((name) => registry.microFrontends[name]?.[0] ?? []);
}

function createWithdrawal(split: Split, names: string[], targetVersion?: string): Change {
  if (targetVersion === undefined && names.every((name) => split.releases[name]))
    return { what: 'withdraw', live: {}, split: null };
  throw new RegistryError(`Nothing has changed. ${describeSplit(split)}. ${END_SPLIT_HINT}`);
}

function findRetainedRelease(
  retainedReleases: RegisteredRelease[],
  name: string,
  targetVersion: string,
): RegisteredRelease {
  const matches = retainedReleases.filter(({ metadata }) =>
    metadata.version.startsWith(targetVersion),
  );
  const match =
    matches.length === 1
      ? matches[0]
      : matches.find(({ metadata }) => metadata.version === targetVersion);
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
