import type { Readable } from 'node:stream';

/** A place for archives. An archive exists once it is complete. */
export interface ArchiveStore {
  /** Resolves to the number of bytes. Leaves nothing if the content fails. */
  write(name: string, content: Readable): Promise<number>;
  /** Rejects if there is no such archive. */
  open(name: string): Promise<Readable>;
  /** Resolves to the names of complete archives, the oldest first. */
  list(): Promise<string[]>;
  remove(name: string): Promise<void>;
  describe(name: string): string;
}
