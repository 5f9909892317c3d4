import type { Readable } from 'node:stream';

/** Age in ms from which an unfinished archive is assumed to be abandoned. */
export const LEFT_OVER_AFTER_MS = 24 * 3_600_000;

/** Storage for archives. `open` and `list` ignore unfinished archives. */
export interface ArchiveStore {
  /**
   * Writes an archive and resolves to its number of bytes. If that fails, removes the unfinished
   * archive and rejects.
   */
  write(name: string, content: Readable): Promise<number>;
  /** Opens an archive for reading. Rejects if there is no such archive. */
  open(name: string): Promise<Readable>;
  /** Resolves to the names of complete archives, oldest first. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  describe(name: string): string;
}
