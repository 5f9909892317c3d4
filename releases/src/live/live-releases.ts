import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { StoreUnavailableError } from 'server/store/object-store';
import { type InlineStyle, readInlineStyles } from '../builds/inline-styles.ts';
import { pickCodeHashes } from '../builds/integrity.ts';
import {
  type Registry,
  type RegistryDocument,
  listBarredPackages,
  toPublicRegistry,
} from '../registry/registry.ts';
import type { RegisteredRelease, Release } from '../builds/release.ts';
import type { ReleaseFiles } from '../builds/release-files.ts';
import type { LiveBuilds } from '../sandbox/messages.ts';

interface EntryFiles {
  js: string[];
  preload: string[];
  /** Files of the HTTP client. Undefined for older shells. */
  http?: string[];
  css: string[];
  fonts: string[];
  /**
   * Inline scripts. The first is for the head, the second for the end of the body. Undefined for
   * older shells.
   */
  inline?: string[];
  /** Script of the overlay for staff. Older shells have no such script. */
  overlay?: string;
  /**
   * False if no script of the shell adds a `style` element. Undefined for older shells, whose
   * dialogs add a `style` element.
   */
  addsStyleElements?: boolean;
}

interface InlineScript {
  text: string;
  hash: string;
}

/** The live releases. Remotes with missing or damaged files are omitted. */
export interface LiveReleases {
  registry: Registry;
  shell: {
    release: Release;
    files: EntryFiles;
    inline: InlineScript[];
    hashes: Record<string, string>;
    styles: Record<string, InlineStyle>;
    folder: string;
    integrity: string;
  };
  remotes: Record<string, LiveRemote>;
  /** Remotes that pages of staff must not load. */
  barredOnStaffPages: string[];
}

export interface LiveRemote {
  release: Release;
  manifest: Manifest;
  hashes: Record<string, string>;
  styles: Record<string, InlineStyle>;
  folder: string;
  integrity: string;
}

export interface Manifest {
  metaData: { remoteEntry: { name: string } };
  exposes: { path: string; assets: Record<'js' | 'css', Record<'sync' | 'async', string[]>> }[];
}

/** Loads live releases. Reads manifests once per release, but verifies files on each load. */
export class LiveReleaseLoader {
  private readonly files: ReleaseFiles;
  private readonly onMissing: (name: string, cause: unknown) => void;
  private readonly remotes = new Map<string, LiveRemote>();
  private readonly shells = new Map<string, LiveReleases['shell']>();

  constructor(files: ReleaseFiles, onMissing: (name: string, cause: unknown) => void) {
    this.files = files;
    this.onMissing = onMissing;
  }

  async load(registry: RegistryDocument): Promise<LiveReleases> {
    const { shell: shellReleases = [], ...remoteReleases } = registry.microFrontends;
    const shell = await this.loadShell(shellReleases[0]);
    const remoteEntries = await Promise.all(
      Object.entries(remoteReleases).map(([name, [release]]) => this.tryLoadRemote(name, release)),
    );
    const remotes = Object.fromEntries(remoteEntries.flat());
    const currentRemotes = new Set(Object.values(remotes));
    deleteWhere(this.shells, (shellRelease) => shellRelease !== shell);
    deleteWhere(this.remotes, (remote) => !currentRemotes.has(remote));
    const browserRegistry = toPublicRegistry(registry);
    const { shell: _shell, ...microFrontends } = browserRegistry.microFrontends;
    return {
      registry: { ...browserRegistry, microFrontends },
      shell,
      remotes,
      barredOnStaffPages: listBarredPackages(registry),
    };
  }

  private async tryLoadRemote(name: string, release: RegisteredRelease | undefined) {
    try {
      return release ? [[name, await this.loadRemote(release)] as const] : [];
    } catch (cause) {
      if (cause instanceof StoreUnavailableError) throw cause;
      this.onMissing(name, cause);
      return [];
    }
  }

  private async loadShell(release: RegisteredRelease | undefined): Promise<LiveReleases['shell']> {
    if (!release)
      throw new Error(
        "No release of the shell is live: run 'npm start', which publishes what was built.",
      );
    const folder = await this.files.verifyFolder(release);
    const cachedShell = this.shells.get(folder);
    if (cachedShell) return cachedShell;
    const entryFiles = JSON.parse(await readFile(join(folder, 'entry.json'), 'utf8')) as EntryFiles;
    const { hashes, integrity } = await this.readHashes(release);
    const inline = await Promise.all(
      (entryFiles.inline ?? []).map(async (name) => ({
        text: await readFile(join(folder, name), 'utf8'),
        hash: hashes[name] ?? '',
      })),
    );
    const styles = await readInlineStyles(this.files, release, entryFiles.css);
    const shell = { release, files: entryFiles, inline, styles, folder, hashes, integrity };
    this.shells.set(folder, shell);
    return shell;
  }

  private async loadRemote(release: RegisteredRelease): Promise<LiveRemote> {
    const folder = await this.files.verifyFolder(release);
    const cachedRemote = this.remotes.get(folder);
    if (cachedRemote) return cachedRemote;
    const manifest = JSON.parse(
      await readFile(join(folder, 'mf-manifest.json'), 'utf8'),
    ) as Manifest;
    const stylesheets = manifest.exposes.flatMap(({ assets }) => assets.css.sync);
    const styles = await readInlineStyles(this.files, release, stylesheets);
    const remote = { release, manifest, styles, folder, ...(await this.readHashes(release)) };
    this.remotes.set(folder, remote);
    return remote;
  }

  private async readHashes(release: RegisteredRelease) {
    const record = await this.files.record(release);
    return {
      hashes: pickCodeHashes(record.files),
      integrity: record.files['server/main.cjs']?.integrity ?? '',
    };
  }
}

function deleteWhere<Value>(
  entries: Map<string, Value>,
  shouldDelete: (value: Value) => boolean,
): void {
  for (const [id, value] of entries) if (shouldDelete(value)) entries.delete(id);
}

export const toLiveBuilds = ({
  shell,
  remotes,
}: Pick<LiveReleases, 'shell' | 'remotes'>): LiveBuilds => ({
  shell: { name: 'shell', id: shell.release.extras.folder, ...pickBuildFields(shell) },
  remotes: Object.entries(remotes).map(([name, remote]) => ({
    name,
    id: remote.release.extras.folder,
    ...pickBuildFields(remote),
  })),
});

const pickBuildFields = ({ folder, integrity }: Pick<LiveRemote, 'folder' | 'integrity'>) => ({
  folder,
  integrity,
});
