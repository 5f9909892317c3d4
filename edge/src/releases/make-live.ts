import { IncompatibleError } from './incompatible-error.ts';
import { incompatibilities } from './compatibility.ts';
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
    if (found.length > 0) throw new IncompatibleError(`Nothing was released. ${found.join(' ')}`);
  }
  for (const [name, releases] of Object.entries(changes)) {
    await writeReleases(dataDir, name, releases);
  }
}
