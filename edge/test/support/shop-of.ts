import { after } from 'node:test';
import { buildEdge } from '../../src/app.ts';
import { publish } from '../../src/releases/publish.ts';
import { readSettings } from '../../src/settings/settings.ts';
import { buildOf, temporaryFolder } from './builds.ts';

/** A storefront with a small release of the shell and of each of these rooms. */
export async function shopOf(...rooms: string[]) {
  const data = temporaryFolder();
  const builds: Record<string, string> = {};
  const releases: Record<string, string> = {};
  for (const name of ['shell', ...rooms]) {
    builds[name] = buildOf(name);
    const [release] = await publish(data, [builds[name]]);
    releases[name] = release?.extras.folder ?? '';
  }
  const settings = readSettings({ LOG_LEVEL: 'silent', DATA_DIR: data });
  const app = await buildEdge(settings, { ready: () => Promise.resolve(true) });
  after(() => app.close());
  return { app, data, builds, releases };
}
