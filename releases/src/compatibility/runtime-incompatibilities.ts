import { coversPath } from 'build/menu';
import { satisfies } from 'semver';
import { type BuildInspection, inspectBuilds } from '../sandbox/inspect-builds.ts';
import { toLiveBuilds, LiveReleaseLoader, type LiveReleases } from '../live/live-releases.ts';
import type { RegistryDocument } from '../registry/registry.ts';
import type { ReleaseFiles } from '../builds/release-files.ts';
import type { Release } from '../builds/release.ts';
import { StoreUnavailableError } from 'server/store/object-store';

/**
 * Loads the builds and compares versions, exposed modules and routes. `contract-errors.ts` compares
 * the types.
 */
export async function findRuntimeIncompatibilities(
  files: ReleaseFiles,
  registry: RegistryDocument,
): Promise<string[]> {
  const loadFailures: string[] = [];
  const loader = new LiveReleaseLoader(files, (name, cause) =>
    loadFailures.push(`The ${name} remote cannot be loaded: ${describeCause(cause)}`),
  );
  try {
    const live = await loader.load(registry);
    const inspections = await inspectBuilds(toLiveBuilds(live));
    return [
      ...loadFailures,
      ...findUnloadableBuilds(inspections),
      ...findUnmetNeeds(live),
      ...findMissingExposes(registry),
      ...findRouteDifferences(live, inspections),
      ...findDuplicateRoutes(live),
    ];
  } catch (cause) {
    if (cause instanceof StoreUnavailableError) throw cause;
    return [`The shell cannot be loaded: ${describeCause(cause)}`];
  }
}

const findUnmetNeeds = ({ shell, remotes }: LiveReleases) =>
  Object.entries(remotes).flatMap(([remote, { release }]) =>
    Object.entries(release.extras.needs).flatMap(([name, range]) => {
      const providedVersion = shell.release.extras.gives[name] ?? 'none';
      return satisfies(providedVersion, range)
        ? []
        : [`The ${remote} remote needs ${name} ${range}, and the shell gives ${providedVersion}.`];
    }),
  );

const findMissingExposes = ({ microFrontends }: RegistryDocument) =>
  Object.entries(microFrontends).flatMap(([name, [release]]) =>
    (release?.extras.shows ?? []).flatMap(({ room: remote, expose }) => {
      const embeddedRelease: Release | undefined = microFrontends[remote]?.[0];
      return !embeddedRelease || embeddedRelease.extras.exposes.includes(expose)
        ? []
        : [`${name} shows '${expose}' of the ${remote} remote, which does not expose it.`];
    }),
  );

const findUnloadableBuilds = (inspections: Map<string, BuildInspection>) =>
  [...inspections].flatMap(([remote, { failure }]) =>
    failure === null ? [] : [`The ${remote} remote cannot be loaded: ${failure}`],
  );

/**
 * Returns the differences between two lists of routes. The server uses the list in `remote.json`,
 * and the browser the list in the build.
 */
const findRouteDifferences = (
  { remotes }: LiveReleases,
  inspections: Map<string, BuildInspection>,
) =>
  Object.entries(remotes).flatMap(([remote, { release }]) => {
    const { routes: builtPaths = [], failure = null } = inspections.get(remote) ?? {};
    if (failure !== null) return [];
    const listedPaths = release.extras.routes.map(({ path }) => path);
    const differences = [
      ...builtPaths.filter((path) => !listedPaths.some((pattern) => coversPath(pattern, path))),
      ...listedPaths.filter((pattern) => !builtPaths.some((path) => coversPath(pattern, path))),
    ];
    return differences.length === 0
      ? []
      : [`The ${remote} remote's remote.json and its routes differ in ${differences.join(', ')}.`];
  });

function findDuplicateRoutes({ remotes }: LiveReleases): string[] {
  const owners = new Map<string, string>();
  return Object.entries(remotes).flatMap(([remote, { release }]) =>
    release.extras.routes.flatMap(({ path }) => {
      const owner = owners.get(path);
      owners.set(path, remote);
      return owner ? [`The page ${path} belongs to both ${owner} and ${remote}.`] : [];
    }),
  );
}

const describeCause = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
