import pMap from 'p-map';
import { computeIntegrity, toHexIntegrity } from '../builds/integrity.ts';
import { ConflictError, type ObjectStore } from 'server/store/object-store';
import { Refusal } from './refusal.ts';

const FOLDER = 'uploads/';

const UPLOAD_LIFETIME_MS = 86_400_000;

const MAX_CONCURRENT_DELETIONS = 8;

export function createUploadStore(store: ObjectStore) {
  const createUploadKey = (name: string, hash: string) => `${FOLDER}${name}/${hash}`;

  return {
    async saveUpload(name: string, hash: string, body: Buffer): Promise<void> {
      if (toHexIntegrity(computeIntegrity(body)) !== hash)
        throw new Refusal(400, 'wrong_hash', 'A file is not what its hash says: send it again.');
      await store.create(createUploadKey(name, hash), body).catch((cause: unknown) => {
        if (!(cause instanceof ConflictError)) throw cause;
      });
    },
    async listHashes(name: string): Promise<Set<string>> {
      const prefix = createUploadKey(name, '');
      const entries = await store.list(prefix);
      return new Set(entries.map(({ key }) => key.slice(prefix.length)));
    },
    async readUpload(name: string, integrity: string): Promise<Buffer | null> {
      const storedEntry = await store.read(createUploadKey(name, toHexIntegrity(integrity)));
      return storedEntry && computeIntegrity(storedEntry.body) === integrity
        ? storedEntry.body
        : null;
    },
    async deleteUploads(name: string, integrities: string[]): Promise<void> {
      await pMap(
        integrities,
        (integrity) => store.remove(createUploadKey(name, toHexIntegrity(integrity))),
        {
          concurrency: MAX_CONCURRENT_DELETIONS,
        },
      );
    },
    async deleteExpiredUploads(): Promise<void> {
      const expiredEntries = (await store.list(FOLDER)).filter(
        ({ storedAt }) => storedAt < Date.now() - UPLOAD_LIFETIME_MS,
      );
      await pMap(expiredEntries, ({ key }) => store.remove(key), {
        concurrency: MAX_CONCURRENT_DELETIONS,
      });
    },
  };
}

export type UploadStore = ReturnType<typeof createUploadStore>;
