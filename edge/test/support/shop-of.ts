import { after } from 'node:test';
import { buildEdge } from '../../src/app.ts';
import { publishTo } from '../../../releases/test/support/publish-to.ts';
import { publishedOnce } from '../../../releases/test/support/published-once.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { buildOf } from '../../../releases/test/support/builds.ts';

/** A storefront with a small release of the shell and of each of these rooms. */
export async function shopOf(...rooms: string[]) {
  const names = ['shell', ...rooms];
  const builds = Object.fromEntries(names.map((name) => [name, buildOf(name)]));
  const { data, facts: releases } = await publishedOnce(names.join(), async (empty) => {
    const published = await publishTo(empty, Object.values(builds));
    return Object.fromEntries(published.map(({ extras }, place) => [names[place], extras.folder]));
  });
  return { app: await edgeOver(data), data, builds, releases };
}

/** Follows releases at once, waits for a busy machine, and starts no more processes than it needs. */
export const forTests = {
  LOG_LEVEL: 'silent',
  RELEASE_POLL_MS: '100',
  RENDER_WORKERS: '1',
  RENDER_TIMEOUT_MS: '10000',
};

/** A storefront over a data folder; it ends with the tests of its file. */
export async function edgeOver(data: string, env: Record<string, string> = {}) {
  const settings = readSettings({ ...forTests, DATA_DIR: data, ...env });
  const app = await buildEdge(settings, { ready: () => Promise.resolve(true) });
  after(() => app.close());
  return app;
}
