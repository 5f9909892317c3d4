import { posix } from 'node:path';
import type { Live, LiveRoom } from '../releases/live-releases.ts';
import type { Slot } from 'build/room-file';
import { isFirstFont } from './first-view/first-font.ts';
import type { PageStyle } from './first-view/style-elements.ts';

/** A script or stylesheet of a page. */
export interface LinkedFile {
  url: string;
  /** What the browser compares it with; '' for a file that the release does not have. */
  integrity: string;
}

export interface PageFiles {
  /** Stand in the page: in its head, at its end. */
  inline: string[];
  /** Run in this order. */
  scripts: LinkedFile[];
  /** Fetched early, run when asked for. */
  preloads: LinkedFile[];
  styles: PageStyle[];
  /** Addresses. */
  fonts: string[];
  /** Whose manifests go with the page. */
  rooms: string[];
}

/**
 * Exactly what a page needs: the shell's first files, and those of what its rooms show there. A page whose data only
 * the browser may read needs the HTTP client too.
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

/** Hashes of what the shell loads later, by address; rooms have theirs in their manifests. */
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
