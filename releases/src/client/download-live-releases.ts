import { readRegistry } from '../registry/registry.ts';
import { ReleaseFiles } from '../builds/release-files.ts';
import { type ObjectStore, checkKey } from 'server/store/object-store';
import { type Shop, callShop } from './call-shop.ts';

const FILE_TIMEOUT_MS = 60_000;

const MAX_CONCURRENT_DOWNLOADS = 4;

export async function downloadLiveReleases(shop: Shop, scratchFolder: string): Promise<string[]> {
  const store = createReadOnlyStore(shop);
  const files = new ReleaseFiles(store, scratchFolder);
  const { registry } = await readRegistry(store);
  const live = Object.values(registry.microFrontends).flatMap((releases) => releases.slice(0, 1));
  return Promise.all(live.map((release) => files.verifyFolder(release)));
}

/** Reads the store of a running shop over HTTP. */
export function createReadOnlyStore(shop: Shop): ObjectStore {
  const lanes: Promise<unknown>[] = Array.from({ length: MAX_CONCURRENT_DOWNLOADS }, () =>
    Promise.resolve(),
  );
  let readCount = 0;

  async function fetchEntry(key: string) {
    checkKey(key);
    const path = `/store/${key.split('/').map(encodeURIComponent).join('/')}`;
    const body = await callShop(shop, { method: 'GET', path, limitMs: FILE_TIMEOUT_MS });
    return { body: body as Buffer, tag: '' };
  }

  return {
    folder: null,
    pollMs: Infinity,
    read(key) {
      const laneIndex = (readCount += 1) % MAX_CONCURRENT_DOWNLOADS;
      const entry = (lanes[laneIndex] ?? Promise.resolve()).then(() => fetchEntry(key));
      // A lane runs its reads one after another. Ignores the error of a read, because the lane's
      // next read must run in any case. The caller gets the error from `entry`.
      lanes[laneIndex] = entry.catch(() => undefined);
      return entry;
    },
    readIfChanged: fetchEntry,
    describeEntry: (key) => ({
      location: `${key} of the shop`,
      remedy: 'Ask its operators to repair it.',
    }),
    create: rejectWrite,
    replace: rejectWrite,
    list: rejectWrite,
    remove: rejectWrite,
  };
}

const rejectWrite = () => Promise.reject(new Error('The store of a running shop is read-only.'));
