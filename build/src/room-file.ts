import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** One exposed module of a room. */
export interface Slot {
  room: string;
  expose: string;
}

/** What a package says about itself in its `room.json`. */
export interface RoomFile {
  /** Container name, like 'catalog'. */
  name: string;
  /** What it is there for, in a few words. */
  about: string;
  /** Port of its dev server. */
  devPort: number;
  /** What it exposes: './routes' and named slots. */
  exposes: Record<string, string>;
  /** Exposed modules of other rooms that it shows. */
  shows?: Record<string, Slot>;
  /** How many bytes, by brotli, what it needs to be shown may have: its entry, its pages and its slots. */
  budgets: Record<'js' | 'css', number>;
  routes: { path: string; access?: 'signed-in'; noindex?: boolean; secret?: boolean }[];
}

export const readRoomFile = (folder: string) =>
  JSON.parse(readFileSync(join(folder, 'room.json'), 'utf8')) as RoomFile;
