import { posix } from 'node:path';
import type { Live, LiveRoom } from 'releases/live-releases';
import type { Slot } from 'build/room-file';
import { isFirstFont } from './first-view/first-font.ts';
import type { PageStyle } from './first-view/style-elements.ts';

/** A script or stylesheet of a page. */
export interface LinkedFile {
  url: string;
  /** Subresource integrity hash. It is empty if the release does not have the file. */
  integrity: string;
}

export interface PageFiles {
  /** Texts of the inline scripts: the first for the head, the second for the end of the body. */
  inline: string[];
  /** Scripts that run on load, in this order. */
  scripts: LinkedFile[];
  /** Scripts that are preloaded and run on demand. */
  preloads: LinkedFile[];
  styles: PageStyle[];
  /** URLs of the preloaded fonts. */
  fonts: string[];
  /** Remotes whose manifests the page contains. */
  rooms: string[];
}

/**
 * Returns the files that a page needs: those of the shell and of the page's slots. With
 * `readsInBrowser` it includes the HTTP client, because the browser must read the page's data.
 */
export function pageFiles(live: Live, slots: Slot[], { readsInBrowser = false } = {}): PageFiles {
  const { files } = live.shell;
  const own = linked(live.shell);
  const first = [...files.preload, ...(readsInBrowser ? (files.http ?? []) : [])];
  const parts = slots.flatMap(({ room: name, expose }) => {
    const found = live.rooms[name];
    return found ? [exposedFiles(found, expose)] : [];
  });
  return {
    inline: live.shell.inline.map(({ text }) => text),
    scripts: files.js.map(own),
    preloads: eachOnce([...first.map(own), ...parts.flatMap((part) => part.scripts)]),
    styles: eachOnce([
      ...files.css.map(styled(live.shell)),
      ...parts.flatMap((part) => part.styles),
    ]),
    fonts: files.fonts.filter(isFirstFont).map((name) => own(name).url),
    rooms: [...new Set(slots.map((slot) => slot.room))],
  };
}

/**
 * Returns the integrity hashes of the files that the shell loads on demand, by URL. The manifests
 * of remotes contain the hashes of their files.
 */
export function laterHashes({ shell }: Live, { scripts, preloads, styles }: PageFiles) {
  const inlined = (shell.files.inline ?? []).map(linked(shell));
  const named = new Set([...scripts, ...preloads, ...styles, ...inlined].map(({ url }) => url));
  const all = Object.keys(shell.hashes).map(linked(shell));
  const later = all.filter(({ url }) => !named.has(url));
  return Object.fromEntries(later.map(({ url, integrity }) => [url, integrity]));
}

function exposedFiles(room: LiveRoom, expose: string) {
  const { manifest } = room;
  const assets = manifest.exposes.find(({ path }) => path === expose)?.assets;
  return {
    scripts: [manifest.metaData.remoteEntry.name, ...(assets?.js.sync ?? [])].map(linked(room)),
    styles: (assets?.css.sync ?? []).map(styled(room)),
  };
}

const linked =
  ({ release, hashes }: Pick<LiveRoom, 'release' | 'hashes'>) =>
  (name: string): LinkedFile => ({
    url: posix.join(posix.dirname(release.url), name),
    integrity: hashes[name] ?? '',
  });

const styled =
  (release: Pick<LiveRoom, 'release' | 'hashes' | 'styles'>) =>
  (name: string): PageStyle => ({ ...linked(release)(name), css: release.styles[name] ?? null });

const eachOnce = <File extends LinkedFile>(files: File[]) => [
  ...new Map(files.map((file) => [file.url, file])).values(),
];
