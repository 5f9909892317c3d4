import { randomUUID } from 'node:crypto';
import pMap from 'p-map';
import { computeIntegrity, toHexIntegrity } from '../builds/integrity.ts';
import { readBuild } from '../builds/local-build.ts';
import type { ReleaseCopy } from '../builds/release-copy.ts';
import { RECORD_FILE } from '../builds/release-record.ts';
import type { PublishOptions } from '../changes/publish.ts';
import type { Author, RegisteredRelease } from '../builds/release.ts';
import type { ReleaseDifferences } from '../changes/release-differences.ts';
import type { readStatus } from '../changes/status.ts';
import type { NewPreviewLink } from '../registry/preview-links.ts';
import { downloadLiveReleases } from './download-live-releases.ts';
import { type Shop, ShopError, callShop } from './call-shop.ts';

const FILE_TIMEOUT_MS = 60_000;
const CHANGE_TIMEOUT_MS = 1_800_000;
const STATUS_TIMEOUT_MS = 60_000;

const MAX_CONCURRENT_UPLOADS = 4;

/** Largest number of upload rounds. More than one round is needed if uploads expire in between. */
const MAX_UPLOAD_ROUNDS = 4;

export interface LiveRelease extends Pick<RegisteredRelease, 'metadata' | 'url'> {
  /** A shop of an earlier version does not send the pages. */
  extras?: Pick<RegisteredRelease['extras'], 'routes'>;
}

interface SentVersion {
  name: string;
  version: string;
  files: Map<string, Buffer>;
}

type ChangeResponse = { live?: LiveRelease[]; missing?: Record<string, string[]> };

/**
 * Client of a shop's release API. Uploads all files before the release goes live. A repeated call
 * continues an interrupted release.
 */
export function createShopClient(shop: Shop) {
  const requestChange = (fields: object, author: Author, sentVersions?: SentVersion[]) =>
    sendChange(shop, fields, author, sentVersions);

  return {
    async publish(
      packageFolders: string[],
      author: Author,
      { share, preview }: Pick<PublishOptions, 'share' | 'preview'> = {},
    ) {
      const builds = await Promise.all(packageFolders.map(readBuild));
      const sentBuilds = builds.map(({ releaseFile: { name }, version, files }) => ({
        name,
        version,
        files,
      }));
      return requestChange(
        {
          what: 'release',
          builds: sentBuilds.map(describeVersion),
          share,
          preview,
          notes: author.notes,
        },
        author,
        sentBuilds,
      );
    },
    /** Sends stored versions of another shop, with their records. */
    async copy(
      copies: ReleaseCopy[],
      author: Author,
      { preview }: Pick<PublishOptions, 'preview'> = {},
    ) {
      const sentCopies = copies.map(({ record: { name, version }, recordBody, files }) => ({
        name,
        version,
        files: new Map(files).set(RECORD_FILE, recordBody),
      }));
      return requestChange(
        { what: 'copy', copies: sentCopies.map(describeVersion), preview },
        author,
        sentCopies,
      );
    },
    liveFolders: (scratchFolder: string) => downloadLiveReleases(shop, scratchFolder),
    rollBack: (names: string[], author: Author, to?: string) =>
      requestChange({ what: 'rollback', names, to }, author),
    planPromotion: (minutes: number, author: Author) =>
      requestChange({ what: 'promoteWhenHealthy', minutes }, author),
    promote: (author: Author) => requestChange({ what: 'promote' }, author),
    differences: (name: string, from: string, to: string) =>
      callShop(shop, {
        method: 'GET',
        path: `/differences?${new URLSearchParams({ name, from, to })}`,
        limitMs: STATUS_TIMEOUT_MS,
      }) as Promise<ReleaseDifferences>,
    previewLink: (name: string, version: string) =>
      callShop(shop, {
        method: 'POST',
        path: '/previews',
        body: { name, version },
        limitMs: STATUS_TIMEOUT_MS,
      }) as Promise<NewPreviewLink>,
    status: () =>
      callShop(shop, { method: 'GET', path: '/status', limitMs: STATUS_TIMEOUT_MS }) as ReturnType<
        typeof readStatus
      >,
  };
}

/** Requests a change. Each retry sends the same id, so that the change is applied only once. */
async function sendChange(
  shop: Shop,
  changeFields: object,
  { by, commit, why, seen }: Author,
  sentVersions: SentVersion[] = [],
) {
  const body = { move: randomUUID(), by, commit, why, seen, ...changeFields };
  for (let round = 1; round <= MAX_UPLOAD_ROUNDS; round += 1) {
    const response = (await callShop(shop, {
      method: 'POST',
      path: '/moves',
      body,
      limitMs: CHANGE_TIMEOUT_MS,
    })) as ChangeResponse | null;
    if (response?.live) return response.live;
    await uploadMissingFiles(shop, response?.missing ?? {}, sentVersions);
  }
  throw new ShopError(`${shop.origin} loses uploaded files. Nothing was released: try again.`);
}

async function uploadMissingFiles(
  shop: Shop,
  missingHashes: Record<string, string[]>,
  sentVersions: SentVersion[],
): Promise<void> {
  const files = sentVersions.flatMap(({ name, files }) =>
    [...files.values()]
      .map((body) => ({ name, body, integrity: computeIntegrity(body) }))
      .filter(({ integrity }) => missingHashes[name]?.includes(integrity)),
  );
  await pMap(
    files,
    ({ name, body, integrity }) => {
      const path = `/files/${name}/${toHexIntegrity(integrity)}`;
      return callShop(shop, { method: 'PUT', path, body, limitMs: FILE_TIMEOUT_MS });
    },
    { concurrency: MAX_CONCURRENT_UPLOADS },
  );
}

const describeVersion = ({ name, version, files }: SentVersion) => ({
  name,
  version,
  files: Object.fromEntries(
    [...files].map(([path, body]) => [
      path,
      { integrity: computeIntegrity(body), bytes: body.length },
    ]),
  ),
});
