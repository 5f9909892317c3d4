import { after } from 'node:test';
import { isLongForm } from '../../../releases/test/support/long-form.ts';
import { buildEdge } from '../../src/app.ts';
import { publishSmallShop } from '../../../releases/test/support/published-once.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { createBuild } from '../../../releases/test/support/builds.ts';

/** Starts a storefront with small releases of the shell and these remotes. */
export async function startSmallShop(...remotes: string[]) {
  const names = ['shell', ...remotes];
  const builds = Object.fromEntries(names.map((name) => [name, createBuild(name)]));
  const { data, facts: releases } = await publishSmallShop(names);
  return { app: await startEdge(data), data, builds, releases };
}

/**
 * Settings for tests. The storefront notices releases at once, allows for a busy machine and starts
 * few processes.
 */
export const testSettings = {
  LOG_LEVEL: 'silent',
  RELEASE_POLL_MS: '100',
  RENDER_WORKERS: '1',
  RENDER_TIMEOUT_MS: '10000',
};

/**
 * Rollback checks render a page repeatedly for a shorter time in the short form, because they keep a
 * processor busy. The long form uses the storefront's own duration.
 */
export const testOptions = isLongForm ? {} : { rollbackCheckMs: 100 };

/**
 * Starts a storefront on a data folder. The storefront stops after the test file. Its render workers
 * start with the first page, because most tests request none.
 */
export async function startEdge(
  data: string,
  env: Record<string, string> = {},
  isBackendReady = true,
) {
  const settings = readSettings({ ...testSettings, DATA_DIR: data, ...env });
  const app = await buildEdge(settings, {
    checkReady: () => Promise.resolve(isBackendReady),
    skipsWarmUp: true,
    ...testOptions,
  });
  after(() => app.close());
  return app;
}
