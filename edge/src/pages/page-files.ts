import { posix } from 'node:path';
import type { Live, LiveRoom } from '../releases/live-releases.ts';
import type { Slot } from 'build/room-file';

/** Scripts and stylesheets of one page, as addresses. */
export interface PageFiles {
  /** Run in this order. */
  scripts: string[];
  /** Fetched early, run when asked for. */
  preloads: string[];
  styles: string[];
  fonts: string[];
  /** Whose manifests go with the page. */
  rooms: string[];
}

/** Exactly what a page needs: the shell's first files, and those of what its rooms show there. */
export function pageFiles(live: Live, slots: Slot[]): PageFiles {
  const { release, files } = live.shell;
  const own = (name: string) => posix.join(posix.dirname(release.url), name);
  const parts = slots.flatMap(({ room: name, expose }) => {
    const found = live.rooms[name];
    return found ? [exposedFiles(found, expose)] : [];
  });
  return {
    scripts: files.js.map(own),
    preloads: [...new Set([...files.preload.map(own), ...parts.flatMap((part) => part.scripts)])],
    styles: [...new Set([...files.css.map(own), ...parts.flatMap((part) => part.styles)])],
    fonts: files.fonts.map(own),
    rooms: [...new Set(slots.map((slot) => slot.room))],
  };
}

function exposedFiles({ release, manifest }: LiveRoom, expose: string) {
  const at = (name: string) => posix.join(posix.dirname(release.url), name);
  const assets = manifest.exposes.find(({ path }) => path === expose)?.assets;
  return {
    scripts: [manifest.metaData.remoteEntry.name, ...(assets?.js.sync ?? [])].map(at),
    styles: (assets?.css.sync ?? []).map(at),
  };
}
