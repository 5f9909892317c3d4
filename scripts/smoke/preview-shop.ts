import { join } from 'node:path';
import { buildEdge } from 'edge/app';
import { linkReleases } from 'releases/link-releases';
import { publish } from 'releases/publish';
import { openReleases } from 'releases/releases';
import { readSettings } from 'edge/settings';
import { type MockBackendServer, serveMockBackends } from '../mock-backend/serve-mock-backends.ts';
import type { ResourceCloser } from './resource-closer.ts';

type Settings = ReturnType<typeof readSettings>;
type OnFailure = NonNullable<Parameters<typeof buildEdge>[1]['onReleaseFailure']>;
export type ReleaseFailure = Parameters<OnFailure>[0];

export interface PreviewShop {
  url: string;
  storeFolder: string;
  backend: MockBackendServer;
}

interface PreviewShopInput {
  dataDir: string;
  /** Returns the folders of the live releases. Downloads are stored in `scratch`. */
  liveFolders: (scratch: string) => Promise<string[]>;
  candidates: string[];
  onFailure: (failure: ReleaseFailure) => void;
  onUnknown: (call: string) => void;
}

/**
 * Opens a separate shop. The candidates (the builds to check) are live there, and all other
 * packages have their live releases. Throws the same errors as `publish`.
 */
export async function openPreviewShop(
  { dataDir, liveFolders, candidates, onFailure, onUnknown }: PreviewShopInput,
  openResource: ResourceCloser['open'],
): Promise<PreviewShop> {
  const releases = await openReleases({ dataDir, releaseStore: null });
  await linkReleases(releases, await liveFolders(join(dataDir, 'live')), PREVIEW_AUTHOR);
  await publish(releases, candidates, PREVIEW_AUTHOR);
  const backend = await openResource(
    () => serveMockBackends([], { onUnknown }),
    (server) => server.close(),
  );
  const app = await openResource(
    () =>
      buildEdge(createSettings(dataDir, backend.url), {
        checkReady: () => Promise.resolve(true),
        onReleaseFailure: onFailure,
      }),
    (server) => {
      server.server.closeAllConnections();
      return server.close();
    },
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, storeFolder: join(dataDir, 'releases'), backend };
}

const PREVIEW_AUTHOR = { by: 'nobody', commit: 'unknown' };

/**
 * Time limit for the rendering of a page in ms. It is long, because a busy machine must not fail
 * the smoke check.
 */
const RENDER_MS = 10_000;

/**
 * Creates settings without this process's environment variables, so that pages get neither the
 * shop's secrets nor its backend.
 */
const createSettings = (dataDir: string, backend: string): Settings =>
  readSettings({
    DATA_DIR: dataDir,
    API_HOST: backend,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    RENDER_WORKERS: '2',
    RENDER_TIMEOUT_MS: String(RENDER_MS),
  });
