import { RegistryError } from './errors.ts';
import { moveRegistry } from './move-registry.ts';
import { refuseUnfit } from './refuse-unfit.ts';
import type { Author, RegisteredRelease } from './release.ts';
import type { Releases } from './releases.ts';

/**
 * Makes everything that is split live for all, in one step. Throws a `RegistryError` when there is no
 * split, and an `IncompatibleError` when it does not fit. Answers what is live then of its packages.
 */
export async function promote(
  { store, files }: Releases,
  author: Author,
): Promise<RegisteredRelease[]> {
  let names: string[] = [];
  const { registry } = await moveRegistry(store, author, async (present) => {
    if (!present.split) throw new RegistryError('There is no split that could be promoted.');
    const live = present.split.releases;
    names = Object.keys(live);
    await refuseUnfit({ store, files }, { ...present, split: null }, live);
    return { what: 'promote', live, split: null };
  });
  return names.flatMap((name) => registry.microFrontends[name]?.[0] ?? []);
}
