import { LRUCache } from 'lru-cache';
import pLimit from 'p-limit';
import type { PreviewReader } from '../../reads/cached-routes.ts';
import type { CatalogueVersionReader } from '../../reads/catalogue-version.ts';
import type { Db, Tx } from '../../../db/db.ts';
import { findPreview } from './previews.ts';
import { runAndRollBack } from '../../../db/run-and-roll-back.ts';
import { applyChanges } from '../publishing/apply-changes.ts';
import { loadChanges, toEntityChange } from '../records/changes.ts';
import { createProblemsError } from '../drafts/draft-conflict.ts';
import { loadDraft } from '../drafts/lock-draft.ts';
import { findProblems } from '../checks/problems.ts';

/** Lifetime of a cached response, in ms. */
const RESPONSE_TTL_MS = 2_000;

/** Largest size of all cached responses, in bytes. */
const MAX_CACHE_BYTES = 16 * 1024 * 1024;

interface PendingRead {
  load: (tx: Tx) => Promise<string>;
  resolve: (response: string) => void;
  reject: (cause: unknown) => void;
}

/**
 * The state of a previewed draft. `key` contains the draft's id and the versions of the draft and
 * of the published catalogue.
 */
interface PreviewedState {
  key: string;
  draftid: number;
}

/**
 * Runs one transaction of previews at a time, so that previews need only one database connection.
 * Reads of the same state share a transaction, because applying a large draft is slow.
 */
class DraftPreviewReader implements PreviewReader {
  readonly #db: Db;
  readonly #versionReader: CatalogueVersionReader;
  readonly #queue = pLimit(1);
  /**
   * Reads whose transaction has not yet applied the draft, by the `key` of the state. Further reads
   * of the same state are added to the list.
   */
  readonly #waitingReads = new Map<string, PendingRead[]>();
  readonly #responses = new LRUCache<string, string, Pick<PendingRead, 'load'> & PreviewedState>({
    maxSize: MAX_CACHE_BYTES,
    sizeCalculation: (body, key) => body.length + key.length + 200,
    ttl: RESPONSE_TTL_MS,
    fetchMethod: (_key, _stale, { context: { load, ...state } }) => this.#enqueue(state, load),
  });

  constructor(db: Db, versionReader: CatalogueVersionReader) {
    this.#db = db;
    this.#versionReader = versionReader;
  }

  async read(token: string, url: string, load: PendingRead['load']): Promise<string | undefined> {
    const preview = await findPreview(this.#db, token);
    if (preview === null) return undefined;
    const { draftid, version } = preview;
    const key = `${draftid} ${version} ${await this.#versionReader.current()}`;
    return this.#responses.fetch(`${key} ${url}`, { context: { key, draftid, load } });
  }

  #enqueue(state: PreviewedState, load: PendingRead['load']): Promise<string> {
    const { promise, resolve, reject } = Promise.withResolvers<string>();
    const read = { load, resolve, reject };
    const waitingReads = this.#waitingReads.get(state.key);
    if (waitingReads !== undefined) waitingReads.push(read);
    else {
      const reads = [read];
      this.#waitingReads.set(state.key, reads);
      void this.#queue(() => this.#run(state, reads));
    }
    return promise;
  }

  async #run({ key, draftid }: PreviewedState, reads: readonly PendingRead[]): Promise<void> {
    try {
      await readInPreview(this.#db, draftid, async (tx) => {
        this.#waitingReads.delete(key);
        for (const { load, resolve, reject } of reads) await load(tx).then(resolve, reject);
      });
    } catch (cause) {
      this.#waitingReads.delete(key);
      // Rejecting a settled promise has no effect, so only the unfinished reads fail.
      for (const { reject } of reads) reject(cause);
    }
  }
}

export const createPreviewReader = (db: Db, versionReader: CatalogueVersionReader): PreviewReader =>
  new DraftPreviewReader(db, versionReader);

/**
 * Calls `read` on the catalogue as if the draft were published, and returns the result of `read`.
 * Applies the draft's changes in a transaction that is always rolled back, so that nobody else sees
 * the changes. Throws 404 for a published, discarded or unknown draft. Throws 409 with the problems
 * if the draft cannot be published.
 */
export function readInPreview<Result>(
  db: Db,
  draftid: number,
  read: (tx: Tx) => Promise<Result>,
): Promise<Result> {
  return runAndRollBack(db, async (tx) => {
    await loadDraft(tx, draftid);
    const changes = (await loadChanges(tx, draftid)).map(toEntityChange);
    const problems = await findProblems(tx, changes);
    if (problems.length > 0) throw createProblemsError(problems);
    await applyChanges(tx, changes);
    return read(tx);
  });
}
