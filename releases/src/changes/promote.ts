import { RegistryError } from '../errors.ts';
import { commitChange } from '../registry/commit-change.ts';
import { refuseIncompatible } from '../compatibility/refuse-incompatible.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';

export async function promote(
  { store, files }: Releases,
  author: Author,
): Promise<RegisteredRelease[]> {
  let packageNames: string[] = [];
  const { registry } = await commitChange(store, author, async (currentRegistry) => {
    if (!currentRegistry.split)
      throw new RegistryError('There is no split that could be promoted.');
    const live = currentRegistry.split.releases;
    packageNames = Object.keys(live);
    await refuseIncompatible({ store, files }, { ...currentRegistry, split: null }, live);
    return { what: 'promote', live, split: null };
  });
  return packageNames.flatMap((name) => registry.microFrontends[name]?.[0] ?? []);
}
