import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { inlineStyles } from '../builds/inline-styles.ts';
import { hashesOfCode } from '../builds/integrity.ts';
import { type Registry, type RegistryDocument, publicRegistry } from '../registry/registry.ts';
import type { RegisteredRelease, Release } from '../builds/release.ts';
import type { ReleaseFiles } from '../builds/release-files.ts';
import { StoreAwayError } from '../store/release-store.ts';

export interface EntryFiles {
  js: string[];
  preload: string[];
  /** The HTTP client. Older shells list none. */
  http?: string[];
  css: string[];
  fonts: string[];
  /**
   * Scripts for inlining: the first in the head, the second at the end of the body. Older shells
   * list none.
   */
  inline?: string[];
}

export interface InlineScript {
  text: string;
  /** Hash for the content security policy, without quotes. */
  hash: string;
}

/**
 * The live releases as the renderer needs them. A remote with missing or damaged files is omitted.
 */
export interface Live {
  registry: Registry;
  shell: {
    release: Release;
    files: EntryFiles;
    /** Texts and hashes of `files.inline`, in that order. */
    inline: InlineScript[];
    hashes: Record<string, string>;
    styles: Record<string, string>;
    folder: string;
    integrity: string;
  };
  rooms: Record<string, LiveRoom>;
}

export interface LiveRoom {
  release: Release;
  manifest: Manifest;
  /** Integrity hashes of the scripts and stylesheets, by name. */
  hashes: Record<string, string>;
  /** Inline stylesheets that pages need at once, by name. */
  styles: Record<string, string>;
  /** Local folder of the files. */
  folder: string;
  /** Integrity hash of the server build. */
  integrity: string;
}

/** The fields of a federation manifest that this package reads. */
export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/**
 * Loads the releases that a registry makes live. It reads manifests once per release and verifies
 * files every time. Throws a `StoreAwayError` if files must be fetched and the store is
 * unavailable.
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
    const { hashes, integrity } = await hashesOf(release);
    const inline = await Promise.all(
      (entry.inline ?? []).map(async (name) => ({
        text: await readFile(join(folder, name), 'utf8'),
        hash: hashes[name] ?? '',
      })),
    );
    const styles = await inlineStyles(files, release, entry.css);
    const shell = { release, files: entry, inline, styles, folder, hashes, integrity };
    shells.set(folder, shell);
    return shell;
  }

  async function hashesOf(release: RegisteredRelease) {
    const record = await files.record(release);
    return {
      hashes: hashesOfCode(record.files),
      integrity: record.files['server/main.cjs']?.integrity ?? '',
    };
  }

  async function liveRoom(release: RegisteredRelease): Promise<LiveRoom> {
    const folder = await files.folderOf(release);
    const known = rooms.get(folder);
    if (known) return known;
    const manifest = JSON.parse(
      await readFile(join(folder, 'mf-manifest.json'), 'utf8'),
    ) as Manifest;
    const sheets = manifest.exposes.flatMap(({ assets }) => assets.css.sync);
    const styles = await inlineStyles(files, release, sheets);
    const room = { release, manifest, styles, folder, ...(await hashesOf(release)) };
    rooms.set(folder, room);
    return room;
  }
}

/** Removes releases that are no longer live from memory. */
function letGo<One>(known: Map<string, One>, isGone: (one: One) => boolean): void {
  for (const [id, one] of known) if (isGone(one)) known.delete(id);
}
