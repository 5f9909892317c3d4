import { refuseUnfit } from './refuse-unfit.ts';
import { moveRegistry } from './move-registry.ts';
import type { RegistryDocument } from './registry.ts';
import { RegistryError } from './errors.ts';
import type { Author, RegisteredRelease } from './release.ts';
import type { Releases } from './releases.ts';

/**
 * Makes kept releases of packages live again, all in one step or none: the version `to`, or the one that
 * begins so, or of each package the one that was live before. What is left stays served to the pages
 * that have it. Throws a `RegistryError` when there is none such, and an `IncompatibleError` when what
 * would be live does not fit together. Answers what is live then of these packages.
 */
export async function rollBack(
  { store, files }: Releases,
  names: string[],
  author: Author,
  to?: string,
): Promise<RegisteredRelease[]> {
  const { registry } = await moveRegistry(store, author, async (present) => {
    const again = names.flatMap((name) => {
      const [current, ...kept] = present.microFrontends[name] ?? [];
      if (to && current?.metadata.version === to) return [];
      return [[name, to ? namedRelease(kept, name, to) : formerRelease(present, name, kept)]];
    });
    if (again.length === 0) return null;
    const live = Object.fromEntries(again) as Record<string, RegisteredRelease>;
    await refuseUnfit(files, present, live);
    return { what: 'rollback', live };
  });
  return names.flatMap((name) => registry.microFrontends[name]?.[0] ?? []);
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

/** The one that was live before the present one was released: what was rolled back from is passed over. */
function formerRelease(
  { history }: RegistryDocument,
  name: string,
  kept: RegisteredRelease[],
): RegisteredRelease {
  const line: string[] = [];
  for (const { what, moves } of history) {
    const move = moves.find((one) => one.name === name);
    if (!move) continue;
    const place = what === 'rollback' ? line.lastIndexOf(move.to) : -1;
    if (place >= 0) line.splice(place);
    line.push(move.to);
  }
  const former = line
    .slice(0, -1)
    .toReversed()
    .flatMap((version) => kept.filter(({ metadata }) => metadata.version === version));
  const [release] = former;
  if (!release) throw new RegistryError(`There is no older release of '${name}' to go back to.`);
  return release;
}
