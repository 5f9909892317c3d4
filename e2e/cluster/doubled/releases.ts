import assert from 'node:assert/strict';
import { createShopClient } from 'releases/shop-client';
import {
  createNoticeChange,
  createRouteChange,
  withModifiedBuild,
} from '../../support/releases.ts';
import { shopUrl } from '../servers/addresses.ts';
import { type Cluster, waitFor } from '../servers/cluster.ts';
import { call, callSuccessfully, edges } from './call.ts';

/** Longest time in ms until both `edge` servers know a change of the registry. */
const CHANGE_MS = 10_000;

const author = { by: 'A team', commit: 'unknown' };

/**
 * Releases over HTTP through the proxy, as a team does. Checks that both `edge` servers show the
 * released pages.
 */
export class ReleaseCheck {
  readonly #client: ReturnType<typeof createShopClient>;

  private constructor(token: string) {
    this.#client = createShopClient({ origin: shopUrl, token });
  }

  static async open(cluster: Cluster): Promise<ReleaseCheck> {
    const args = ['add', 'content-mfe', '--for', 'a team'];
    const secret = await cluster.runCommandOfShop('scripts/token.ts', args);
    return new ReleaseCheck(secret.trim());
  }

  /** Releases a version of `content-mfe` whose pages show a notice. Resolves to the version. */
  async #release(notice: string, options: { share?: number; preview?: boolean }): Promise<string> {
    const change = createRouteChange('content', createNoticeChange(notice));
    const [release] = await withModifiedBuild('content-mfe', change, (folder) =>
      this.#client.publish([folder], author, options),
    );
    assert.ok(release);
    return release.metadata.version;
  }

  async checkRelease(): Promise<void> {
    await this.#release('A released notice', {});
    await waitUntilBothShow('A released notice');
  }

  /**
   * Releases a version for half of the visitors. Both `edge` servers must choose the same version
   * for a visitor.
   */
  async checkSplit(): Promise<void> {
    await this.#release('A notice for half', { share: 0.5 });
    const readBucket = async (edge: string, bucket: number) =>
      String(
        (await call(`${edge}/faq`, { headers: { cookie: `bucket=${bucket}` } })).body,
      ).includes('A notice for half');
    const buckets = Array.from({ length: 20 }, (_, index) => index * 499);
    const readBuckets = (edge: string) =>
      Promise.all(buckets.map((bucket) => readBucket(edge, bucket)));
    await waitFor(
      'the split',
      async () => (await Promise.all(edges.map(readBuckets))).every((seen) => seen.includes(true)),
      CHANGE_MS,
    );
    const [first, second] = await Promise.all(edges.map(readBuckets));
    assert.deepEqual(first, second);
    assert.ok(first?.includes(false), 'nobody gets the live version');
    await this.#client.promote(author);
    await waitUntilBothShow('A notice for half');
  }

  /**
   * Starts a preview at one `edge` server. The other `edge` server must show the previewed version
   * to the same browser, and the live version to others.
   */
  async checkPreview(token: string): Promise<void> {
    const version = await this.#release('A previewed notice', { preview: true });
    const [first, second] = edges;
    let cookie = '';
    await waitFor(
      'the preview',
      async () => {
        const begun = await call(`${first}/-/preview`, {
          token,
          body: { versions: { content: version } },
          headers: { origin: shopUrl },
        });
        cookie = begun.headers.getSetCookie()[0]?.split(';')[0] ?? '';
        return begun.status === 200;
      },
      CHANGE_MS * 3,
    );
    const readPreview = async () =>
      String((await call(`${second}/faq`, { headers: { cookie } })).body);
    await waitFor(
      'the preview at the other storefront',
      async () => (await readPreview()).includes('A previewed notice'),
      CHANGE_MS * 3,
    );
    const unseen = await call(`${second}/faq`);
    assert.doesNotMatch(String(unseen.body), /A previewed notice/);
  }

  async checkRollback(): Promise<void> {
    await this.#client.rollBack(['content'], author);
    await waitUntilBothShow('A released notice');
  }
}

async function waitUntilBothShow(notice: string): Promise<void> {
  await waitFor(
    `'${notice}' on both`,
    async () => {
      const pages = await Promise.all(edges.map((edge) => callSuccessfully<string>(`${edge}/faq`)));
      return pages.every((page) => page.includes(notice));
    },
    CHANGE_MS,
  );
}
