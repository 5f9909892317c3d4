import { coversPath } from 'build/menu';
import { satisfies } from 'semver';
import { type Inspected, inspectBuilds } from '../sandbox/inspect-builds.ts';
import { liveBuilds } from '../live/live-builds.ts';
import { type Live, LiveReleaseLoader } from '../live/live-releases.ts';
import type { RegistryDocument } from '../registry/registry.ts';
import type { ReleaseFiles } from '../builds/release-files.ts';
import type { Release } from '../builds/release.ts';
import { StoreAwayError } from '../store/release-store.ts';

/**
 * Returns a sentence for each incompatibility between the live releases of a registry. It loads
 * their builds and compares versions, slots and routes, but no types. Throws a
 * `StoreUnavailableError` if the store is unavailable.
 */
export async function incompatibilities(
  files: ReleaseFiles,
  registry: RegistryDocument,
): Promise<string[]> {
  const missing: string[] = [];
  const loader = new LiveReleaseLoader(files, (name, cause) =>
    missing.push(`The ${name} room cannot be loaded: ${reason(cause)}`),
  );
  try {
    const live = await loader.load(registry);
    const inspected = await inspectBuilds(liveBuilds(live));
    return [
      ...missing,
      ...unloadable(inspected),
      ...unmetNeeds(live),
      ...lostSlots(registry),
      ...wrongRoutes(live, inspected),
      ...sharedRoutes(live),
    ];
  } catch (cause) {
    if (cause instanceof StoreAwayError) throw cause;
    return [`The shell cannot be loaded: ${reason(cause)}`];
  }
}

const unmetNeeds = ({ shell, rooms }: Live) =>
  Object.entries(rooms).flatMap(([room, { release }]) =>
    Object.entries(release.extras.needs).flatMap(([name, range]) => {
      const given = shell.release.extras.gives[name] ?? 'none';
      return satisfies(given, range)
        ? []
        : [`The ${room} room needs ${name} ${range}, and the shell gives ${given}.`];
    }),
  );

const lostSlots = ({ microFrontends }: RegistryDocument) =>
  Object.entries(microFrontends).flatMap(([name, [release]]) =>
    (release?.extras.shows ?? []).flatMap(({ room, expose }) => {
      const shown: Release | undefined = microFrontends[room]?.[0];
      return !shown || shown.extras.exposes.includes(expose)
        ? []
        : [`${name} shows '${expose}' of the ${room} room, which does not expose it.`];
    }),
  );

const unloadable = (inspected: Map<string, Inspected>) =>
  [...inspected].flatMap(([room, { failure }]) =>
    failure === null ? [] : [`The ${room} room cannot be loaded: ${failure}`],
  );

/**
 * Compares the routes in `room.json` with those of the build. The server finds pages by the former,
 * and the browser by the latter.
 */
const wrongRoutes = ({ rooms }: Live, inspected: Map<string, Inspected>) =>
  Object.entries(rooms).flatMap(([room, { release }]) => {
    const { routes: built = [], failure = null } = inspected.get(room) ?? {};
    if (failure !== null) return [];
    const listed = release.extras.routes.map(({ path }) => path);
    const wrong = [
      ...built.filter((path) => !listed.some((pattern) => coversPath(pattern, path))),
      ...listed.filter((pattern) => !built.some((path) => coversPath(pattern, path))),
    ];
    return wrong.length === 0
      ? []
      : [`The ${room} room's room.json and its routes differ in ${wrong.join(', ')}.`];
  });

function sharedRoutes({ rooms }: Live): string[] {
  const owners = new Map<string, string>();
  return Object.entries(rooms).flatMap(([room, { release }]) =>
    release.extras.routes.flatMap(({ path }) => {
      const owner = owners.get(path);
      owners.set(path, room);
      return owner ? [`The page ${path} belongs to both ${owner} and ${room}.`] : [];
    }),
  );
}

const reason = (cause: unknown) => (cause instanceof Error ? cause.message : String(cause));
