import type { RoomFile } from '../room-file.ts';
import type { Pack } from './pack.ts';

/** A release in a check: who it is, and what it carries. */
export interface Side {
  /** 'shell', or the room's name. */
  name: string;
  pack: Pack;
}

/** Stands for a release in a sentence until its version is put in, so that answers outlive versions. */
export const called = ({ name }: Pick<Side, 'name'>) => `«${name}»`;

/** Puts in what the releases are called, like 'catalog 1.2.0-ab12cd34'. */
export const withNames = (sentence: string, names: Record<string, string>) =>
  sentence.replaceAll(/«([^»]+)»/g, (_, name: string) => names[name] ?? name);

/** Where a room's files lie while it is checked. */
export const homeOf = (room: Side) => `/rooms/${room.name}`;

/** What a room says about itself. */
export const fileOf = ({ pack }: Side) =>
  JSON.parse(pack.files['room/room.json'] ?? '{}') as RoomFile;
