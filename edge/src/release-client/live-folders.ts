import { readRegistry } from '../releases/registry.ts';
import { releaseFiles } from '../releases/release-files.ts';
import { type ReleaseStore, checkKey } from '../releases/store/release-store.ts';
import { type Shop, callShop } from './call-shop.ts';

/** How long one file may take, in ms. */
const FILE_MS = 60_000;

/** Files that are fetched at the same time. */
const AT_ONCE = 4;

/** Fetches what is live in a shop into a folder of this machine, each file verified; answers the folders of the releases. */
export async function fetchLive(shop: Shop, scratch: string): Promise<string[]> {
  const store = storeBehind(shop);
  const files = releaseFiles(store, scratch);
  const { registry } = await readRegistry(store);
  const live = Object.values(registry.microFrontends).flatMap((all) => all.slice(0, 1));
  return Promise.all(live.map((release) => files.folderOf(release)));
}

/** The shop's store, as far as a token lets one read it: so that files are verified as everywhere. */
function storeBehind(shop: Shop): ReleaseStore {
  const lanes: Promise<unknown>[] = Array.from({ length: AT_ONCE }, () => Promise.resolve());
  let asked = 0;

  async function get(key: string) {
    // What a shop names is a place in a folder of this machine, and nowhere else.
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
      // Who asked is told of a failure; the next goes on.
      lanes[lane] = answer.catch(() => undefined);
      return answer;
    },
    readUnless: get,
    tell: (key) => ({ place: `${key} of the shop`, remedy: 'Ask those who run it.' }),
    create: refuse,
    replace: refuse,
    list: refuse,
    remove: refuse,
  };
}

const refuse = () => Promise.reject(new Error('A running shop is changed by moves alone.'));
