import pMap from 'p-map';
import { hexOf, integrityOf } from '../builds/integrity.ts';
import { ConflictError, type ReleaseStore } from '../store/release-store.ts';
import { Refusal } from './refusal.ts';

/** Folder of uploaded files in the store, by package and hash. */
const FOLDER = 'uploads/';

/** Lifetime of an upload, in ms. */
const KEPT_MS = 86_400_000;

const AT_ONCE = 8;

/** Stores uploaded files until they are part of a release. */
export function uploads(store: ReleaseStore) {
  const keyOf = (name: string, hash: string) => `${FOLDER}${name}/${hash}`;

  return {
    /** Stores a file of a package. Throws a `Refusal` if the content does not match the hash. */
    async keep(name: string, hash: string, body: Buffer): Promise<void> {
      if (hexOf(integrityOf(body)) !== hash)
        throw new Refusal(400, 'wrong_hash', 'A file is not what its hash says: send it again.');
      await store.create(keyOf(name, hash), body).catch((cause: unknown) => {
        if (!(cause instanceof ConflictError)) throw cause;
      });
    },
    /** Returns the hashes of a package's uploaded files, in hexadecimal digits. */
    async list(name: string): Promise<Set<string>> {
      const prefix = keyOf(name, '');
      const found = await store.list(prefix);
      return new Set(found.map(({ key }) => key.slice(prefix.length)));
    },
    /** Returns a file, or null if it is missing or damaged. */
    async read(name: string, integrity: string): Promise<Buffer | null> {
      const stored = await store.read(keyOf(name, hexOf(integrity)));
      return stored && integrityOf(stored.body) === integrity ? stored.body : null;
    },
    /** Deletes uploads that are now part of a release. */
    async forget(name: string, integrities: string[]): Promise<void> {
      await pMap(integrities, (one) => store.remove(keyOf(name, hexOf(one))), {
        concurrency: AT_ONCE,
      });
    },
    /** Deletes uploads that no release used within their lifetime. */
    async forgetOld(): Promise<void> {
      const old = (await store.list(FOLDER)).filter(
        ({ storedAt }) => storedAt < Date.now() - KEPT_MS,
      );
      await pMap(old, ({ key }) => store.remove(key), { concurrency: AT_ONCE });
    },
  };
}

export type Uploads = ReturnType<typeof uploads>;
