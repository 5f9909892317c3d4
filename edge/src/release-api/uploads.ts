import pMap from 'p-map';
import { hexOf, integrityOf } from '../releases/integrity.ts';
import { ConflictError, type ReleaseStore } from '../releases/store/release-store.ts';
import { Refusal } from './refusal.ts';

/** Where files wait for the release that they are for, by package and hash. */
const FOLDER = 'uploads/';

/** How long they wait, in ms. */
const KEPT_MS = 86_400_000;

const AT_ONCE = 8;

/** Files that were sent and are in no release yet. */
export function uploads(store: ReleaseStore) {
  const keyOf = (name: string, hash: string) => `${FOLDER}${name}/${hash}`;

  return {
    /** Keeps a file of a package. Throws a `Refusal` when its content is another than its hash says. */
    async keep(name: string, hash: string, body: Buffer): Promise<void> {
      if (hexOf(integrityOf(body)) !== hash)
        throw new Refusal(400, 'wrong_hash', 'A file is not what its hash says: send it again.');
      await store.create(keyOf(name, hash), body).catch((cause: unknown) => {
        if (!(cause instanceof ConflictError)) throw cause;
      });
    },
    /** Hashes of the files of a package that are there. */
    async list(name: string): Promise<Set<string>> {
      const prefix = keyOf(name, '');
      const found = await store.list(prefix);
      return new Set(found.map(({ key }) => key.slice(prefix.length)));
    },
    /** A file, or null when it is not there whole. */
    async read(name: string, integrity: string): Promise<Buffer | null> {
      const stored = await store.read(keyOf(name, hexOf(integrity)));
      return stored && integrityOf(stored.body) === integrity ? stored.body : null;
    },
    /** Removes what has become a release. */
    async forget(name: string, integrities: string[]): Promise<void> {
      await pMap(integrities, (one) => store.remove(keyOf(name, hexOf(one))), {
        concurrency: AT_ONCE,
      });
    },
    /** Removes what nobody has made a release of. */
    async forgetOld(): Promise<void> {
      const old = (await store.list(FOLDER)).filter(
        ({ storedAt }) => storedAt < Date.now() - KEPT_MS,
      );
      await pMap(old, ({ key }) => store.remove(key), { concurrency: AT_ONCE });
    },
  };
}

export type Uploads = ReturnType<typeof uploads>;
