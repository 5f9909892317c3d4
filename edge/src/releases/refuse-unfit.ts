import { incompatibilities } from './compatibility.ts';
import { IncompatibleError } from './incompatible-error.ts';
import type { Change } from './next-registry.ts';
import type { RegistryDocument } from './registry.ts';
import type { ReleaseFiles } from './release-files.ts';

/** Throws an `IncompatibleError` when a change would break what works now. */
export async function refuseUnfit(
  files: ReleaseFiles,
  registry: RegistryDocument,
  live: Change['live'],
): Promise<void> {
  const microFrontends = {
    ...registry.microFrontends,
    ...Object.fromEntries(Object.entries(live).map(([name, release]) => [name, [release]])),
  };
  if (!microFrontends['shell']) return;
  const known = registry.microFrontends['shell'] ? await incompatibilities(files, registry) : [];
  const found = await incompatibilities(files, { ...registry, microFrontends });
  const grown = found.filter((one) => !known.includes(one));
  if (grown.length > 0) throw new IncompatibleError(`Nothing was released. ${grown.join(' ')}`);
}
