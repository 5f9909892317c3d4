import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, type RegistryDocument, publicRegistry } from './registry.ts';
import type { RegisteredRelease, Release } from './release.ts';
import type { ReleaseFiles } from './release-files.ts';
import { type ServerModules, loadServerBuild, loadShellBuild } from './server-builds.ts';
import { StoreAwayError } from './store/release-store.ts';

export interface EntryFiles {
  js: string[];
  preload: string[];
  css: string[];
  fonts: string[];
}

/** What is live, as the renderer needs it. A release whose files are gone or damaged is left out, not fatal. */
export interface Live {
  registry: Registry;
  shell: { release: Release; files: EntryFiles; server: ServerModules };
  rooms: Record<string, LiveRoom>;
}

export interface LiveRoom {
  release: Release;
  manifest: Manifest;
  modules: ServerModules;
}

/** The part of a federation manifest that is used here. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/**
 * Loads what a registry makes live; builds are loaded once per release, files are verified every time.
 * Throws a `StoreAwayError` when files have to be fetched and the store is away.
 */
export function liveReleases(
  files: ReleaseFiles,
  onMissing: (name: string, cause: unknown) => void,
) {
  /** A room's build holds on to the React of its shell's. */
  const rooms = new WeakMap<ServerModules, Map<string, LiveRoom>>();
  const shells = new Map<string, Live['shell']>();

  return async function load(registry: RegistryDocument): Promise<Live> {
    const live = Object.entries(registry.microFrontends).map(
      ([name, releases]) => [name, releases.slice(0, 1)] as const,
    );
    const { shell: shellReleases = [], ...others } = Object.fromEntries(live);
    const shell = await liveShell(shellReleases[0]);
    const found = await Promise.all(
      Object.entries(others).map(async ([name, [release]]) => {
        try {
          return release ? [[name, await liveRoom(release, shell.server)] as const] : [];
        } catch (cause) {
          if (cause instanceof StoreAwayError) throw cause;
          onMissing(name, cause);
          return [];
        }
      }),
    );
    letGo(shells, ({ server }) => server !== shell.server);
    letGo(roomsOf(shell.server), (room) => !found.flat().some(([, live]) => live === room));
    const told = publicRegistry(registry);
    const { shell: _shell, ...toldOfRooms } = told.microFrontends;
    return {
      registry: { ...told, microFrontends: toldOfRooms },
      shell,
      rooms: Object.fromEntries(found.flat()),
    };
  };

  function roomsOf(scope: ServerModules): Map<string, LiveRoom> {
    const known = rooms.get(scope) ?? new Map<string, LiveRoom>();
    rooms.set(scope, known);
    return known;
  }

  async function liveShell(release: RegisteredRelease | undefined) {
    if (!release)
      throw new Error(
        "No release of the shell is live: run 'npm start', which publishes what was built.",
      );
    const folder = await files.folderOf(release);
    const known = shells.get(folder);
    if (known) return known;
    const entry = JSON.parse(await readFile(join(folder, 'entry.json'), 'utf8')) as EntryFiles;
    const shell = {
      release,
      files: entry,
      server: loadShellBuild(join(folder, 'server/main.cjs')),
    };
    shells.set(folder, shell);
    return shell;
  }

  async function liveRoom(release: RegisteredRelease, scope: ServerModules): Promise<LiveRoom> {
    const folder = await files.folderOf(release);
    const known = roomsOf(scope).get(folder);
    if (known) return known;
    const manifest = JSON.parse(
      await readFile(join(folder, 'mf-manifest.json'), 'utf8'),
    ) as Manifest;
    const room = {
      release,
      manifest,
      modules: loadServerBuild(join(folder, 'server/main.cjs'), scope),
    };
    roomsOf(scope).set(folder, room);
    return room;
  }
}

/** Builds of releases that are no longer live take memory for nothing. */
function letGo<Build>(builds: Map<string, Build>, isGone: (build: Build) => boolean): void {
  for (const [id, build] of builds) if (isGone(build)) builds.delete(id);
}
