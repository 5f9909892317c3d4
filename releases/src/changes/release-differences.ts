import type { ReleaseRecord } from '../builds/release-record.ts';
import type { RegisteredRelease } from '../builds/release.ts';
import { measureModules } from '../builds/module-sizes.ts';
import { RegistryError } from '../errors.ts';
import { listServedReleases, readRegistry } from '../registry/registry.ts';
import type { Releases } from '../releases.ts';

interface NameChanges {
  added: string[];
  removed: string[];
}

interface SizeChange {
  name: string;
  before: number;
  after: number;
}

export interface ReleaseDifferences {
  /** Exposed modules, and names that the package offers to others. */
  offered: NameChanges;
  /** Names that the package imports from the shell. */
  used: NameChanges;
  routes: NameChanges;
  /** Versions of packages that the shell provides at run time. */
  needed: NameChanges;
  /** Bytes of minified code by module, the largest change first. Null without source maps. */
  modules: SizeChange[] | null;
  /**
   * Bytes of minified code by bundled library. Without versions, because a release does not record
   * its libraries' versions.
   */
  libraries: SizeChange[] | null;
}

const MAX_MODULES = 50;

/** Throws a `RegistryError` for a version that is not stored any more. */
export async function findDifferences(
  { store, files }: Releases,
  name: string,
  [from, to]: [string, string],
): Promise<ReleaseDifferences> {
  const { registry } = await readRegistry(store);
  const findRelease = (version: string): RegisteredRelease => {
    const release = listServedReleases(registry).find(
      ({ extras }) => extras.folder === `${name}/${version}`,
    );
    if (!release) throw new RegistryError(`${name} ${version} is not stored any more.`);
    return release;
  };
  const releases = [findRelease(from), findRelease(to)] as const;
  const [before, after] = [await files.record(releases[0]), await files.record(releases[1])];
  const sizesBefore = await measureModules(files, releases[0]);
  const sizesAfter = await measureModules(files, releases[1]);
  const hasSizes = sizesBefore !== null && sizesAfter !== null;
  return {
    offered: compareNames(before, after, listOffered),
    used: compareNames(before, after, ({ uses = {} }) => listNames(uses)),
    routes: compareNames(before, after, ({ routes }) => routes.map(({ path }) => path)),
    needed: compareNames(before, after, ({ needs, gives }) =>
      Object.entries({ ...needs, ...gives }).map(([what, version]) => `${what} ${version}`),
    ),
    modules: hasSizes ? compareSizes(sizesBefore.modules, sizesAfter.modules) : null,
    libraries: hasSizes ? compareSizes(sizesBefore.libraries, sizesAfter.libraries) : null,
  };
}

const listOffered = ({ exposes, offers = {} }: ReleaseRecord) => [...exposes, ...listNames(offers)];

const listNames = (namesByModule: Record<string, string[]>) =>
  Object.entries(namesByModule).flatMap(([module, names]) =>
    names.map((name) => `${module}: ${name}`),
  );

function compareNames(
  before: ReleaseRecord,
  after: ReleaseRecord,
  list: (record: ReleaseRecord) => string[],
): NameChanges {
  const [namesBefore, namesAfter] = [new Set(list(before)), new Set(list(after))];
  return {
    added: [...namesAfter].filter((name) => !namesBefore.has(name)).sort(),
    removed: [...namesBefore].filter((name) => !namesAfter.has(name)).sort(),
  };
}

function compareSizes(before: Map<string, number>, after: Map<string, number>): SizeChange[] {
  const createSizeChange = (name: string) => ({
    name,
    before: before.get(name) ?? 0,
    after: after.get(name) ?? 0,
  });
  const getAmount = ({ before, after }: SizeChange) => Math.abs(after - before);
  return [...new Set([...before.keys(), ...after.keys()])]
    .map(createSizeChange)
    .filter((change) => getAmount(change) > 0)
    .sort((first, second) => getAmount(second) - getAmount(first))
    .slice(0, MAX_MODULES);
}
