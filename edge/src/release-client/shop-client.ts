import { randomUUID } from 'node:crypto';
import pMap from 'p-map';
import { hexOf, integrityOf } from '../releases/integrity.ts';
import { type LocalBuild, readBuild } from '../releases/local-build.ts';
import type { PublishOptions } from '../releases/publish.ts';
import type { Author, RegisteredRelease } from '../releases/release.ts';
import type { status } from '../releases/status.ts';
import { fetchLive } from './live-folders.ts';
import { type Shop, ShopError, callShop } from './call-shop.ts';

/** How long one file may take, and a whole move with the moves before it, in ms. */
const FILE_MS = 60_000;
const MOVE_MS = 1_800_000;
const STATUS_MS = 60_000;

/** Files that are sent at the same time. */
const AT_ONCE = 4;

/** How often a move may find that files are missing: others clear away what waits for too long. */
const ROUNDS = 4;

type Moved = Pick<RegisteredRelease, 'metadata' | 'url'>;

type MoveAnswer = { live?: Moved[]; missing?: Record<string, string[]> };

/**
 * Releases into a running shop by a token. Nothing is live before all of it is there; broken off at any
 * step, the same again finishes it. All throw a `ShopError` with the shop's sentence.
 */
export function shopClient(shop: Shop) {
  /** By one id: a move whose answer was lost is not made twice. */
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
    throw new ShopError(`${shop.origin} does not keep what it is sent. Nothing was released.`);
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
    /** Makes builds live, or what the options say, in one step or not at all. */
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
    /** Folders of what is live, each with its `record.json`, fetched into `scratch`. */
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
