import assert from 'node:assert/strict';
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { after } from 'node:test';
import type { ReleaseFile } from 'build/release-file';
import { buildEdge } from '../../src/app.ts';
import { readBuild } from 'releases/local-build';
import { commitChange } from 'releases/commit-change';
import { storeRelease } from 'releases/store-build';
import type { ReleaseFailure } from '../../src/rendering/failure-reports.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { createBuild, temporaryFolder } from '../../../releases/test/support/builds.ts';
import { eventually } from '../../../releases/test/support/eventually.ts';
import { testAuthor, openDataFolder } from '../../../releases/test/support/publish-to.ts';
import { startReleaseService } from './release-service.ts';
import { testOptions, testSettings } from './shop-of.ts';

/** Returns the source of a remote's routes module with this text. */
export const createRoutesSource = (text: string) => `exports['./routes'] = { text: ${text} };`;

/** A short time limit for remotes that never finish. */
export const SHORT_TIME_LIMIT = { RENDER_TIMEOUT_MS: '3000' };

/**
 * Source of a page whose text is the id of its render process. The page waits a moment, so that
 * concurrent requests need several processes.
 */
export const processIdPage = createRoutesSource(
  `async () => { await new Promise((resolve) => setTimeout(resolve, 100)); return process.pid; }`,
);

/** One package of a release, with its server build. */
export interface Part {
  name: string;
  source?: string;
  said?: Partial<ReleaseFile>;
}

/**
 * Starts a storefront with these remotes, which map names to sources of server builds. Skips the
 * release check, because the tested faults appear only in a running shop.
 */
export async function startRenderingShop(
  remotes: Record<string, string>,
  env: object = {},
  options: Partial<Parameters<typeof buildEdge>[1]> = {},
) {
  const data = temporaryFolder();
  const releaseTogether = async (parts: Part[]) => {
    const { store } = await openDataFolder(data);
    const placed = [];
    for (const { name, source, said } of parts) {
      const build = createBuild(name, source, said);
      if (source) writeFileSync(join(build, 'dist/server/main.cjs'), source);
      placed.push([name, await storeRelease(store, await readBuild(build), testAuthor)] as const);
    }
    const live = Object.fromEntries(placed);
    await commitChange(store, testAuthor, () => Promise.resolve({ what: 'release', live }));
    return placed.map(([, { extras }]) => extras.folder);
  };
  const release = async (name: string, source?: string) =>
    (await releaseTogether([{ name, ...(source && { source }) }]))[0] ?? '';
  await release('shell');
  for (const [name, source] of Object.entries(remotes)) await release(name, source);

  const failures: ReleaseFailure[] = [];
  const service = await startReleaseService(data);
  const app = await buildEdge(
    readSettings({
      ...testSettings,
      DATA_DIR: data,
      RENDER_WORKERS: '2',
      RENDER_TIMEOUT_MS: '10000',
      RENDER_MEMORY_MB: '64',
      AUTOMATIC_RETURN: 'off',
      // Switches the cache off, so that every request is rendered.
      PAGE_CACHE_MB: '0',
      ...service,
      ...env,
    }),
    {
      checkReady: () => Promise.resolve(true),
      ...testOptions,
      ...options,
      onReleaseFailure: (failure) => failures.push(failure),
    },
  );
  after(() => app.close());
  const origin = await app.listen({ port: 0, host: '127.0.0.1' });
  /** Makes builds live in one change and waits until the storefront uses them. */
  const releaseNow = async (parts: Part[]) => {
    const folders = await releaseTogether(parts);
    await eventually(async () => {
      const response = await fetch(`${origin}/any/page/at/all`);
      const body = await response.text();
      for (const folder of folders) assert.ok(body.includes(`/${folder}/`));
    });
    return folders;
  };
  const ask = async (path: string) => {
    const response = await fetch(origin + path);
    const body = await response.text();
    return { status: response.status, root: /<div id="root">(.*)<\/div>/.exec(body)?.[1] ?? body };
  };
  return {
    app,
    origin,
    ask,
    data,
    failures,
    release: async (name: string, source?: string) =>
      (await releaseNow([{ name, ...(source && { source }) }]))[0] ?? '',
    releaseTogether: releaseNow,
  };
}

export type RenderingShop = Awaited<ReturnType<typeof startRenderingShop>>;

/** Requests an unaffected page repeatedly until `end`. `end` returns the failures. */
export function watchPage({ ask }: RenderingShop, path: string, root: string) {
  const wrong: object[] = [];
  let requestCount = 0;
  let isOver = false;
  const watching = (async () => {
    while (!isOver) {
      const [page, health] = await Promise.all([ask(path), ask('/healthz')]);
      if (page.status !== 200 || page.root !== root) wrong.push(page);
      if (health.status !== 200) wrong.push(health);
      requestCount += 1;
      await new Promise((resolve) => setTimeout(resolve, 100));
    }
  })();
  return {
    async end() {
      isOver = true;
      await watching;
      return { wrong, asked: requestCount };
    },
  };
}

/** Returns the ids of the processes that render concurrent pages. */
export async function listRendererPids({ ask }: RenderingShop): Promise<Set<string>> {
  const responses = await Promise.all([ask('/who'), ask('/who')]);
  return new Set(responses.map(({ root }) => root));
}
