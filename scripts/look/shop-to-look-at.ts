import { join } from 'node:path';
import { buildEdge } from 'edge/app';
import { borrowReleases } from 'edge/borrow-releases';
import { publish } from 'edge/publish';
import { openReleases } from 'edge/releases';
import { readSettings } from 'edge/settings';
import { type StandInBackend, serveStandIns } from '../stand-in/serve-stand-ins.ts';
import type { Closing } from './closing.ts';

type Settings = ReturnType<typeof readSettings>;
type OnFailure = NonNullable<Parameters<typeof buildEdge>[1]['onReleaseFailure']>;
export type ReleaseFailure = Parameters<OnFailure>[0];

export interface ShopToLookAt {
  url: string;
  /** Where its releases lie. */
  store: string;
  backend: StandInBackend;
}

interface Input {
  /** An empty folder. */
  dataDir: string;
  /** Folders of what is live; what has to be fetched goes into `scratch`. */
  liveFolders: (scratch: string) => Promise<string[]>;
  /** Folders of the packages whose builds are looked at. */
  candidates: string[];
  onFailure: (failure: ReleaseFailure) => void;
  onUnknown: (call: string) => void;
}

/**
 * Opens a shop on this machine alone, in which the candidates are live beside what is live already.
 * Throws as `publish` does when they do not fit.
 */
export async function shopToLookAt(
  { dataDir, liveFolders, candidates, onFailure, onUnknown }: Input,
  open: Closing['open'],
): Promise<ShopToLookAt> {
  const releases = await openReleases({ dataDir, releaseStore: null });
  await borrowReleases(releases, await liveFolders(join(dataDir, 'live')), NOBODY);
  await publish(releases, candidates, NOBODY);
  const backend = await open(
    () => serveStandIns([], { onUnknown }),
    (server) => server.close(),
  );
  const app = await open(
    () =>
      buildEdge(settingsOf(dataDir, backend.url), {
        ready: () => Promise.resolve(true),
        onReleaseFailure: onFailure,
      }),
    (server) => {
      server.server.closeAllConnections();
      return server.close();
    },
  );
  const url = await app.listen({ host: '127.0.0.1', port: 0 });
  return { url, store: join(dataDir, 'releases'), backend };
}

const NOBODY = { by: 'nobody', commit: 'unknown' };

/** How long a page may be rendered, in ms: what is judged here is not how busy this machine is. */
const RENDER_MS = 10_000;

/** Nothing of this machine's own settings: their secrets and their backend are no business of pages. */
const settingsOf = (dataDir: string, backend: string): Settings =>
  readSettings({
    DATA_DIR: dataDir,
    API_HOST: backend,
    HOST: '127.0.0.1',
    PORT: '0',
    LOG_LEVEL: 'silent',
    RENDER_WORKERS: '2',
    RENDER_TIMEOUT_MS: String(RENDER_MS),
  });
