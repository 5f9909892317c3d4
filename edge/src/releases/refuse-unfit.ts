import { incompatibilities } from './compatibility.ts';
import { contractErrors } from './contract-errors.ts';
import type { Placed } from './contract-said.ts';
import { DamagedError, IncompatibleError } from './errors.ts';
import type { Change } from './next-registry.ts';
import type { RegistryDocument } from './registry.ts';
import type { ReleaseFiles } from './release-files.ts';
import type { RegisteredRelease } from './release.ts';

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
  const place = placed.bind(null, files);
  const kept = Object.values(registry.microFrontends).flat();
  grown.push(
    ...(await contractErrors(
      await place(firstOf(registry.microFrontends)),
      await place(firstOf(microFrontends)),
      () => place(kept.filter((one) => !firstOf(microFrontends).includes(one))),
    )),
  );
  if (grown.length > 0) throw new IncompatibleError(`Nothing was released. ${grown.join(' ')}`);
}

const firstOf = (microFrontends: RegistryDocument['microFrontends']) =>
  Object.values(microFrontends).flatMap((releases) => releases.slice(0, 1));

/** Where the files of releases lie on this machine; those that are damaged are told of elsewhere. */
async function placed(files: ReleaseFiles, releases: RegisteredRelease[]): Promise<Placed[]> {
  const found = await Promise.all(
    releases.map(async (release) => {
      try {
        const folder = await files.folderOf(release);
        const { name, version } = await files.record(release);
        return [{ name, version, folder }];
      } catch (cause) {
        if (cause instanceof DamagedError) return [];
        throw cause;
      }
    }),
  );
  return found.flat();
}
