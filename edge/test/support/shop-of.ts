import { after } from 'node:test';
import { buildEdge } from '../../src/app.ts';
import { publishTo } from '../../../releases/test/support/publish-to.ts';
import { publishedOnce } from '../../../releases/test/support/published-once.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { buildOf } from '../../../releases/test/support/builds.ts';

/** Starts a storefront with small releases of the shell and these remotes. */
export async function shopOf(...remotes: string[]) {
  const names = ['shell', ...remotes];
  const builds = Object.fromEntries(names.map((name) => [name, buildOf(name)]));
  const { data, facts: releases } = await publishedOnce(names.join(), async (empty) => {
    const published = await publishTo(empty, Object.values(builds));
    return Object.fromEntries(published.map(({ extras }, index) => [names[index], extras.folder]));
  });
  return { app: await edgeOver(data), data, builds, releases };
}

/**
 * Settings for tests. The storefront notices releases at once, allows for a busy machine and starts
 * few processes.
 */
export const forTests = {
  LOG_LEVEL: 'silent',
  RELEASE_POLL_MS: '100',
  RENDER_WORKERS: '1',
  RENDER_TIMEOUT_MS: '10000',
};

/** Starts a storefront on a data folder. The storefront stops after the test file. */
export async function edgeOver(data: string, env: Record<string, string> = {}) {
  const settings = readSettings({ ...forTests, DATA_DIR: data, ...env });
  const app = await buildEdge(settings, { checkReady: () => Promise.resolve(true) });
  after(() => app.close());
  return app;
}
