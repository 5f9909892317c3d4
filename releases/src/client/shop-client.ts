import { randomUUID } from 'node:crypto';
import pMap from 'p-map';
import { hexOf, integrityOf } from '../builds/integrity.ts';
import { type LocalBuild, readBuild } from '../builds/local-build.ts';
import type { PublishOptions } from '../changes/publish.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import type { status } from '../changes/status.ts';
import { fetchLive } from './live-folders.ts';
import { type Shop, ShopError, callShop } from './call-shop.ts';

/**
 * Time limits in ms: for one file, for a change including its wait in the queue, for the status.
 */
const FILE_MS = 60_000;
const MOVE_MS = 1_800_000;
const STATUS_MS = 60_000;

/** Largest number of concurrent uploads. */
const AT_ONCE = 4;

/** Largest number of upload rounds. The server may delete expired uploads between two rounds. */
const ROUNDS = 4;

type Moved = Pick<RegisteredRelease, 'metadata' | 'url'>;

type MoveAnswer = { live?: Moved[]; missing?: Record<string, string[]> };

/**
 * Changes the releases of a running shop with a token. Nothing goes live before all files are
 * uploaded. A repeated call completes an interrupted release. All methods throw a `ShopError` with
 * the shop's message.
 */
export function shopClient(shop: Shop) {
  /**
   * Requests a change, uploads the missing files and repeats the request. The id stays the same, so
   * that the change is applied only once.
   */
  async function move(asked: object, { by, commit, why, seen }: Author, builds: LocalBuild[] = []) {
    const body = { move: randomUUID(), by: by.slice(0, 60), commit, why, seen, ...asked };
    for (let round = 1; round <= ROUNDS; round += 1) {
      const answer = (await callShop(shop, {
        method: 'POST',
        path: '/moves',
        body,
        limitMs: MOVE_MS,
      })) as MoveAnswer | null;
      if (answer?.live) return answer.live;
      await send(answer?.missing ?? {}, builds);
    }
    throw new ShopError(`${shop.origin} loses uploaded files. Nothing was released: try again.`);
  }

  async function send(missing: Record<string, string[]>, builds: LocalBuild[]): Promise<void> {
    const files = builds.flatMap(({ about: { name }, files }) =>
      [...files.values()]
        .map((body) => ({ name, body, integrity: integrityOf(body) }))
        .filter(({ integrity }) => missing[name]?.includes(integrity)),
    );
    await pMap(
      files,
      ({ name, body, integrity }) => {
        const path = `/files/${name}/${hexOf(integrity)}`;
        return callShop(shop, { method: 'PUT', path, body, limitMs: FILE_MS });
      },
      { concurrency: AT_ONCE },
    );
  }

  return {
    /** Releases builds in one change. Without options they go live for everyone. */
    async publish(
      packageFolders: string[],
      author: Author,
      { share, preview }: Pick<PublishOptions, 'share' | 'preview'> = {},
    ) {
      const builds = await Promise.all(packageFolders.map(readBuild));
      const asked = builds.map(({ about: { name }, version, files }) => ({
        name,
        version,
        files: Object.fromEntries(
          [...files].map(([path, body]) => [
            path,
            { integrity: integrityOf(body), bytes: body.length },
          ]),
        ),
      }));
      return move({ what: 'release', builds: asked, share, preview }, author, builds);
    },
    /**
     * Downloads the live releases into `scratchFolder`. Resolves to their folders, each with its
     * `record.json`.
     */
    liveFolders: (scratch: string) => fetchLive(shop, scratch),
    rollBack: (names: string[], author: Author, to?: string) =>
      move({ what: 'rollback', names, to }, author),
    promote: (author: Author) => move({ what: 'promote' }, author),
    status: () =>
      callShop(shop, { method: 'GET', path: '/status', limitMs: STATUS_MS }) as ReturnType<
        typeof status
      >,
  };
}
