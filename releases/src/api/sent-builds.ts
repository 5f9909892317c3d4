import pMap from 'p-map';
import { DamagedError } from '../errors.ts';
import { hexOf } from '../builds/integrity.ts';
import { type LocalBuild, buildOf } from '../builds/local-build.ts';
import { readRegistry, servedReleases } from '../registry/registry.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import type { Releases } from '../releases.ts';
import type { SentBuild } from './questions.ts';
import { Refusal } from './refusal.ts';
import type { Uploads } from './uploads.ts';

const AT_ONCE = 8;

/** Integrity hashes of the files to upload, by package. */
export type Missing = Record<string, string[]>;

/** Assembles builds from uploaded files and from files of the package's earlier releases. */
export function sentBuilds({ store, files }: Releases, sent: Uploads) {
  /** Maps the hash of each released file of a package to its release and path. */
  async function released(name: string): Promise<Map<string, [RegisteredRelease, string]>> {
    const { registry } = await readRegistry(store);
    const found = new Map<string, [RegisteredRelease, string]>();
    for (const release of servedReleases(registry)) {
      if (!release.extras.folder.startsWith(`${name}/`)) continue;
      const record = await files.record(release).catch(nullIfDamaged);
      for (const [path, { integrity }] of Object.entries(record?.files ?? {}))
        found.set(integrity, [release, path]);
    }
    return found;
  }

  return {
    /** Returns the hashes of files that are neither uploaded nor part of a served release. */
    async missing(builds: SentBuild[]): Promise<Missing> {
      const all = await pMap(
        builds,
        async ({ name, files }) => {
          const [there, known] = [await sent.list(name), await released(name)];
          const lacking = Object.values(files)
            .map(({ integrity }) => integrity)
            .filter((one) => !there.has(hexOf(one)) && !known.has(one));
          return { name, lacking: [...new Set(lacking)] };
        },
        { concurrency: 1 },
      );
      return Object.fromEntries(
        all.filter(({ lacking }) => lacking.length > 0).map(({ name, lacking }) => [name, lacking]),
      );
    },

    /**
     * Resolves to the complete build, or to the integrity hashes of missing files. Throws a
     * `Refusal` if the files do not match the description.
     */
    async read({ name, version, files: listed }: SentBuild): Promise<LocalBuild | string[]> {
      const known = await released(name);
      const read = async (integrity: string) => {
        const [release, path] = known.get(integrity) ?? [];
        return (
          (await sent.read(name, integrity)) ??
          (release && path ? await files.read(release, path).catch(nullIfDamaged) : null)
        );
      };
      const found = await pMap(
        Object.entries(listed),
        async ([path, { integrity }]) => [path, integrity, await read(integrity)] as const,
        { concurrency: AT_ONCE },
      );
      const missing = found.filter(([, , body]) => body === null).map(([, integrity]) => integrity);
      if (missing.length > 0) return [...new Set(missing)];
      const bodies = found.flatMap(([path, , body]): [string, Buffer][] =>
        body ? [[path, body]] : [],
      );
      if (bodies.some(([path, body]) => body.length !== listed[path]?.bytes)) throw wrong(name);
      const build = buildOf(version.replace(/-[0-9a-f]{8}$/, ''), bodies);
      if (build.about.name !== name || build.version !== version) throw wrong(name);
      return build;
    },
  };
}

const wrong = (name: string) =>
  new Refusal(400, 'unreadable', `Nothing was released: the build of ${name} is not what it says.`);

function nullIfDamaged(cause: unknown): null {
  if (cause instanceof DamagedError) return null;
  throw cause;
}
