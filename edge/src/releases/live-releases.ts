import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Registry, type RegistryDocument, publicRegistry } from './registry.ts';
import type { RegisteredRelease, Release } from './release.ts';
import type { ReleaseFiles } from './release-files.ts';
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
  shell: { release: Release; files: EntryFiles; folder: string; integrity: string };
  rooms: Record<string, LiveRoom>;
}

export interface LiveRoom {
  release: Release;
  manifest: Manifest;
  /** Where its files lie on this machine. */
  folder: string;
  /** Of its server build. */
  integrity: string;
}

/** The part of a federation manifest that is used here. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/**
 * Loads what a registry makes live; manifests are read once per release, files are verified every time.
 * Throws a `StoreAwayError` when files have to be fetched and the store is away.
 */
export function liveReleases(
  files: ReleaseFiles,
  onMissing: (name: string, cause: unknown) => void,
) {
  const rooms = new Map<string, LiveRoom>();
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
          return release ? [[name, await liveRoom(release)] as const] : [];
        } catch (cause) {
          if (cause instanceof StoreAwayError) throw cause;
          onMissing(name, cause);
          return [];
        }
      }),
    );
    letGo(shells, (one) => one !== shell);
    letGo(rooms, (room) => !found.flat().some(([, live]) => live === room));
    const told = publicRegistry(registry);
    const { shell: _shell, ...toldOfRooms } = told.microFrontends;
    return {
      registry: { ...told, microFrontends: toldOfRooms },
      shell,
      rooms: Object.fromEntries(found.flat()),
    };
  };

  async function liveShell(release: RegisteredRelease | undefined) {
    if (!release)
      throw new Error(
        "No release of the shell is live: run 'npm start', which publishes what was built.",
      );
    const folder = await files.folderOf(release);
    const known = shells.get(folder);
    if (known) return known;
    const entry = JSON.parse(await readFile(join(folder, 'entry.json'), 'utf8')) as EntryFiles;
    const shell = { release, files: entry, folder, integrity: await serverIntegrity(release) };
    shells.set(folder, shell);
    return shell;
  }

  async function serverIntegrity(release: RegisteredRelease): Promise<string> {
    return (await files.record(release)).files['server/main.cjs']?.integrity ?? '';
  }

  async function liveRoom(release: RegisteredRelease): Promise<LiveRoom> {
    const folder = await files.folderOf(release);
    const known = rooms.get(folder);
    if (known) return known;
    const manifest = JSON.parse(
      await readFile(join(folder, 'mf-manifest.json'), 'utf8'),
    ) as Manifest;
    const room = { release, manifest, folder, integrity: await serverIntegrity(release) };
    rooms.set(folder, room);
    return room;
  }
}

/** Releases that are no longer live take memory for nothing. */
function letGo<One>(known: Map<string, One>, isGone: (one: One) => boolean): void {
  for (const [id, one] of known) if (isGone(one)) known.delete(id);
}
