import { formerReleases } from '../registry/former-releases.ts';
import { refuseUnfit } from '../compatibility/refuse-unfit.ts';
import { moveRegistry } from '../registry/move-registry.ts';
import type { Change } from '../registry/next-registry.ts';
import type { RegistryDocument, Split } from '../registry/registry.ts';
import { RegistryError } from '../errors.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import { HOW_TO_END, splitInWords } from '../registry/split.ts';

/**
 * Makes retained releases live again in one change. Chooses the version that equals or begins with
 * `targetVersion`, else the release that was live before. For packages in a split it only ends the
 * split. Returns the packages' live releases. Throws a `RegistryError` if there is no such release,
 * and an `IncompatibleError` for incompatible releases.
 */
export async function rollBack(
  { store, files }: Releases,
  names: string[],
  author: Author,
  to?: string,
): Promise<RegisteredRelease[]> {
  const { registry } = await moveRegistry(store, author, async (present) => {
    if (present.split && names.some((name) => present.split?.releases[name]))
      return withdrawal(present.split, names, to);
    const again = names.flatMap((name) => {
      const [current, ...kept] = present.microFrontends[name] ?? [];
      if (to && current?.metadata.version === to) return [];
      return [[name, to ? namedRelease(kept, name, to) : formerRelease(present, name)]];
    });
    if (again.length === 0) return null;
    const live = Object.fromEntries(again) as Record<string, RegisteredRelease>;
    await refuseUnfit({ store, files }, present, live);
    return { what: 'rollback', live };
  });
  return names.flatMap((name) => registry.microFrontends[name]?.[0] ?? []);
}

function withdrawal(split: Split, names: string[], to?: string): Change {
  if (to === undefined && names.every((name) => split.releases[name]))
    return { what: 'withdraw', live: {}, split: null };
  throw new RegistryError(`Nothing has changed. ${splitInWords(split)}. ${HOW_TO_END}`);
}

function namedRelease(kept: RegisteredRelease[], name: string, to: string): RegisteredRelease {
  const found = kept.filter(({ metadata }) => metadata.version.startsWith(to));
  const one = found.length === 1 ? found[0] : found.find(({ metadata }) => metadata.version === to);
  if (one) return one;
  const versions = kept.map(({ metadata }) => metadata.version).join(', ') || 'none';
  throw new RegistryError(
    `There is ${found.length ? 'more than one' : 'no'} release '${to}' of '${name}' to go back to; kept are: ${versions}.`,
  );
}

/**
 * Returns the release that was live before the current one. It skips releases that were rolled
 * back.
 */
function formerRelease(registry: RegistryDocument, name: string): RegisteredRelease {
  const [release] = formerReleases(registry, name);
  if (release) return release;
  const kept = (registry.microFrontends[name] ?? []).slice(1);
  const versions = kept.map(({ metadata }) => metadata.version).join(', ');
  throw new RegistryError(
    `There is no older release of '${name}' to roll back to${versions ? `. Choose a retained version with --to: ${versions}.` : ', and no other version is retained.'}`,
  );
}
