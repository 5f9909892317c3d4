import type { Readable } from 'node:stream';

/** Age in ms from which an unfinished archive is assumed to be abandoned. */
export const LEFT_OVER_AFTER_MS = 24 * 3_600_000;

/** Storage for archives. `open` and `list` ignore unfinished archives. */
export interface ArchiveStore {
  /** Resolves to the number of bytes. Removes the unfinished archive if `content` fails. */
  write(name: string, content: Readable): Promise<number>;
  /** Opens an archive for reading. Rejects if there is no such archive. */
  open(name: string): Promise<Readable>;
  /** Resolves to the names of complete archives, oldest first. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  describe(name: string): string;
}
