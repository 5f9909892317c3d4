import { after } from 'node:test';
import { buildEdge } from '../../src/app.ts';
import { publishTo } from './publish-to.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { buildOf, temporaryFolder } from './builds.ts';

/** A storefront with a small release of the shell and of each of these rooms. */
export async function shopOf(...rooms: string[]) {
  const data = temporaryFolder();
  const builds: Record<string, string> = {};
  const releases: Record<string, string> = {};
  for (const name of ['shell', ...rooms]) {
    builds[name] = buildOf(name);
    const [release] = await publishTo(data, [builds[name]]);
    releases[name] = release?.extras.folder ?? '';
  }
  return { app: await edgeOver(data), data, builds, releases };
}

/** A storefront over a data folder; it ends with the tests of its file. */
export async function edgeOver(data: string, env: Record<string, string> = {}) {
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: data, ...env });
  const app = await buildEdge(settings, { ready: () => Promise.resolve(true) });
  after(() => app.close());
  return app;
}
