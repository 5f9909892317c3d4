import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { PreviewReader } from '../../catalog/cached-routes.ts';
import type { CatalogueVersionReader } from '../../catalog/catalogue-version.ts';
import type { Db, Tx } from '../../db/db.ts';
import { readInPreview } from '../drafts/preview.ts';
import { findPreview } from './previews.ts';

/** Time for which a previewed response is reused, in ms. */
const REUSE_MS = 2_000;

const MAX_BYTES = 16 * 1024 * 1024;

interface Read {
  load: (tx: Tx) => Promise<string>;
  resolve: (response: string) => void;
  reject: (cause: unknown) => void;
}

/** A draft at one version of itself and of the published catalogue. */
interface PreviewedState {
  key: string;
  draftid: number;
}

/**
 * Reads previews in one transaction at a time, so that they need one connection of the process.
 * Reads that wait for the same state share a transaction, because applying a large draft is slow.
 */
class DraftPreviewReader implements PreviewReader {
  readonly #db: Db;
  readonly #versionReader: CatalogueVersionReader;
  readonly #limit = pLimit(1);
  /** Reads by the key of their state. Their transaction has not begun to read. */
  readonly #waitingReads = new Map<string, Read[]>();
  readonly #responses = new LRUCache<string, string, Pick<Read, 'load'> & PreviewedState>({
    ...{ maxSize: MAX_BYTES, sizeCalculation: (body, key) => body.length + key.length + 200 },
    ttl: REUSE_MS,
    fetchMethod: (_key, _stale, { context: { load, ...state } }) => this.#join(state, load),
  });

  constructor(db: Db, versionReader: CatalogueVersionReader) {
    this.#db = db;
    this.#versionReader = versionReader;
  }

  async read(token: string, url: string, load: Read['load']): Promise<string | undefined> {
    const preview = await findPreview(this.#db, token);
    if (preview === null) return undefined;
    const { draftid, version } = preview;
    const key = `${draftid} ${version} ${await this.#versionReader.current()}`;
    return this.#responses.fetch(`${key} ${url}`, { context: { key, draftid, load } });
  }

  #join(state: PreviewedState, load: Read['load']): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const read = { load, resolve, reject };
    const waitingReads = this.#waitingReads.get(state.key);
    if (waitingReads !== undefined) waitingReads.push(read);
    else {
      const reads = [read];
      this.#waitingReads.set(state.key, reads);
      void this.#limit(() => this.#run(state, reads));
    }
    return promise;
  }

  async #run({ key, draftid }: PreviewedState, reads: readonly Read[]): Promise<void> {
    try {
      await readInPreview(this.#db, draftid, async (tx) => {
        this.#waitingReads.delete(key);
        for (const { load, resolve, reject } of reads) await load(tx).then(resolve, reject);
      });
    } catch (cause) {
      this.#waitingReads.delete(key);
      // Reads that are settled already ignore it.
      for (const { reject } of reads) reject(cause);
    }
  }
}

export const createPreviewReader = (db: Db, versionReader: CatalogueVersionReader): PreviewReader =>
  new DraftPreviewReader(db, versionReader);
