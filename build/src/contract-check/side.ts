import type { RoomFile } from '../room-file.ts';
import type { Pack } from './pack.ts';

/** A release in a check. */
export interface Side {
  /** 'shell' or the remote's name. */
  name: string;
  pack: Pack;
}

/** Returns a placeholder for a release, so that cached sentences do not depend on versions. */
export const called = ({ name }: Pick<Side, 'name'>) => `«${name}»`;

/** Replaces the placeholders by names like 'catalog 1.2.0-ab12cd34'. */
export const withNames = (sentence: string, names: Record<string, string>) =>
  sentence.replaceAll(/«([^»]+)»/g, (_, name: string) => names[name] ?? name);

/** Returns the folder of a remote's files during a check. */
export const homeOf = (room: Side) => `/rooms/${room.name}`;

/** Returns the remote's `room.json`. */
export const fileOf = ({ pack }: Side) =>
  JSON.parse(pack.files['room/room.json'] ?? '{}') as RoomFile;
