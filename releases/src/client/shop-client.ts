import { randomUUID } from 'node:crypto';
import pMap from 'p-map';
import { integrityOf, integrityToHex } from '../builds/integrity.ts';
import { type LocalBuild, readBuild } from '../builds/local-build.ts';
import type { PublishOptions } from '../changes/publish.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import type { readStatus } from '../changes/status.ts';
import { downloadLiveReleases } from './download-live-releases.ts';
import { type Shop, ShopError, callShop } from './call-shop.ts';

const FILE_TIMEOUT_MS = 60_000;
const CHANGE_TIMEOUT_MS = 1_800_000;
const STATUS_TIMEOUT_MS = 60_000;

const MAX_CONCURRENT_UPLOADS = 4;

/** Largest number of upload rounds. Several are needed if uploads expire between two rounds. */
const MAX_UPLOAD_ROUNDS = 4;

type LiveRelease = Pick<RegisteredRelease, 'metadata' | 'url'>;

type ChangeResponse = { live?: LiveRelease[]; missing?: Record<string, string[]> };

/**
 * Client of a shop's release API. Uploads all files before the release goes live. A repeated call
 * continues an interrupted release.
 */
export function createShopClient(shop: Shop) {
  /** Requests a change. Each retry sends the same id, so that the change is applied only once. */
  async function requestChange(
    changeFields: object,
    { by, commit, why, seen }: Author,
    builds: LocalBuild[] = [],
  ) {
    const body = { move: randomUUID(), by: by.slice(0, 60), commit, why, seen, ...changeFields };
    for (let round = 1; round <= MAX_UPLOAD_ROUNDS; round += 1) {
      const response = (await callShop(shop, {
        method: 'POST',
        path: '/moves',
        body,
        limitMs: CHANGE_TIMEOUT_MS,
      })) as ChangeResponse | null;
      if (response?.live) return response.live;
      await uploadMissingFiles(response?.missing ?? {}, builds);
    }
    throw new ShopError(`${shop.origin} loses uploaded files. Nothing was released: try again.`);
  }

  async function uploadMissingFiles(
    missingHashes: Record<string, string[]>,
    builds: LocalBuild[],
  ): Promise<void> {
    const files = builds.flatMap(({ releaseFile: { name }, files }) =>
      [...files.values()]
        .map((body) => ({ name, body, integrity: integrityOf(body) }))
        .filter(({ integrity }) => missingHashes[name]?.includes(integrity)),
    );
    await pMap(
      files,
      ({ name, body, integrity }) => {
        const path = `/files/${name}/${integrityToHex(integrity)}`;
        return callShop(shop, { method: 'PUT', path, body, limitMs: FILE_TIMEOUT_MS });
      },
      { concurrency: MAX_CONCURRENT_UPLOADS },
    );
  }

  return {
    async publish(
      packageFolders: string[],
      author: Author,
      { share, preview }: Pick<PublishOptions, 'share' | 'preview'> = {},
    ) {
      const builds = await Promise.all(packageFolders.map(readBuild));
      return requestChange(
        { what: 'release', builds: builds.map(describeBuild), share, preview },
        author,
        builds,
      );
    },
    liveFolders: (scratchFolder: string) => downloadLiveReleases(shop, scratchFolder),
    rollBack: (names: string[], author: Author, to?: string) =>
      requestChange({ what: 'rollback', names, to }, author),
    promote: (author: Author) => requestChange({ what: 'promote' }, author),
    status: () =>
      callShop(shop, { method: 'GET', path: '/status', limitMs: STATUS_TIMEOUT_MS }) as ReturnType<
        typeof readStatus
      >,
  };
}

const describeBuild = ({ releaseFile: { name }, version, files }: LocalBuild) => ({
  name,
  version,
  files: Object.fromEntries(
    [...files].map(([path, body]) => [path, { integrity: integrityOf(body), bytes: body.length }]),
  ),
});
