import { RegistryError } from '../errors.ts';
import { moveRegistry } from '../registry/move-registry.ts';
import { refuseUnfit } from '../compatibility/refuse-unfit.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';

/**
 * Makes the split releases live for everyone in one change. Returns the live releases of their
 * packages. Throws a `RegistryError` if there is no split, and an `IncompatibleError` if the
 * releases are incompatible.
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
