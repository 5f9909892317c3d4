import { readRegistry } from '../registry/registry.ts';
import { ReleaseFiles } from '../builds/release-files.ts';
import { type ReleaseStore, checkKey } from '../store/release-store.ts';
import { type Shop, callShop } from './call-shop.ts';

/** Time limit of one file, in ms. */
const FILE_MS = 60_000;

/** Largest number of concurrent downloads. */
const AT_ONCE = 4;

/**
 * Downloads the live releases of a shop into `scratchFolder` and verifies each file. Resolves to
 * the folders of the releases.
 */
export async function fetchLive(shop: Shop, scratch: string): Promise<string[]> {
  const store = storeBehind(shop);
  const files = new ReleaseFiles(store, scratch);
  const { registry } = await readRegistry(store);
  const live = Object.values(registry.microFrontends).flatMap((all) => all.slice(0, 1));
  return Promise.all(live.map((release) => files.folderOf(release)));
}

/**
 * Returns a read-only store that reads a shop's store through the release API. Writes reject.
 */
function storeBehind(shop: Shop): ReleaseStore {
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());
  let asked = 0;

  async function get(key: string) {
    // Throws if the shop names a path outside the local folder.
    checkKey(key);
    const path = `/store/${key.split('/').map(encodeURIComponent).join('/')}`;
    const body = await callShop(shop, { method: 'GET', path, limitMs: FILE_MS });
    return { body: body as Buffer, tag: '' };
  }

  return {
    folder: null,
    pollMs: Infinity,
    read(key) {
      const lane = (asked += 1) % AT_ONCE;
      const answer = (lanes[lane] ?? Promise.resolve()).then(() => get(key));
      // The caller gets the error, and the next read in this lane still runs.
      lanes[lane] = answer.catch(() => undefined);
      return answer;
    },
    readUnless: get,
    tell: (key) => ({ place: `${key} of the shop`, remedy: 'Ask its operators to repair it.' }),
    create: refuse,
    replace: refuse,
    list: refuse,
    remove: refuse,
  };
}

const refuse = () => Promise.reject(new Error('The store of a running shop is read-only.'));
