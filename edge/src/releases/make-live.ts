import { join } from 'node:path';
import { IncompatibleError } from './incompatible-error.ts';
import { incompatibilities } from './compatibility.ts';
import { contractErrors } from './contract-errors.ts';
import type { Placed } from './contract-said.ts';
import { type Registry, writeReleases } from './registry.ts';
import type { Release } from './release.ts';

/**
 * Moves pointers: each named package gets its new list of releases, the live one first. Throws a
 * IncompatibleError, before anything is written, when that would break what works now.
 */
export async function makeLive(
  dataDir: string,
  registry: Registry,
  changes: Record<string, Release[]>,
): Promise<void> {
  if (Object.keys(changes).length === 0) return;
  const next = { ...registry, microFrontends: { ...registry.microFrontends, ...changes } };
  if (next.microFrontends['shell']) {
    const known = registry.microFrontends['shell']
      ? await incompatibilities(dataDir, registry)
      : [];
    const found = (await incompatibilities(dataDir, next)).filter((one) => !known.includes(one));
    found.push(...(await contractErrors(...placedIn(dataDir, registry, next))));
    if (found.length > 0) throw new IncompatibleError(`Nothing was released. ${found.join(' ')}`);
  }
  for (const [name, releases] of Object.entries(changes)) {
    await writeReleases(dataDir, name, releases);
  }
}

/** What is live, what shall be, and what is kept beside it. */
function placedIn(dataDir: string, { microFrontends }: Registry, next: Registry) {
  const placed = ([name, releases]: [string, Release[]]): Placed[] =>
    releases.map(({ metadata, extras }) => ({
      name,
      version: metadata.version,
      folder: join(dataDir, 'releases', extras.folder),
    }));
  const after = Object.entries(next.microFrontends).map(placed);
  return [
    Object.entries(microFrontends).flatMap((one) => placed(one).slice(0, 1)),
    after.flatMap((one) => one.slice(0, 1)),
    after.flatMap((one) => one.slice(1)),
  ] as const;
}
