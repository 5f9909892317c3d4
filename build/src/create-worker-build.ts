import { join } from 'node:path';
import type { Configuration } from 'webpack';
import { createBuildCache } from './create-build-cache.ts';
import { createScriptRule } from './modules/module-rules.ts';
import { APP_WORKER_FILE, type RemoteApp } from './remote-file/app.ts';

/** Returns the configuration of the build of a remote's service worker, as one file. */
export const createWorkerBuild = (
  folder: string,
  name: string,
  { worker }: RemoteApp,
): Configuration => ({
  name: `${name} (service worker)`,
  mode: 'production',
  context: folder,
  entry: { main: worker },
  target: ['webworker', 'es2022'],
  devtool: false,
  output: { path: join(folder, 'dist'), filename: APP_WORKER_FILE },
  resolve: { extensions: ['.ts', '.js'] },
  module: { rules: [createScriptRule(false)] },
  performance: { hints: false },
  cache: createBuildCache(folder, `${name}-worker`),
  stats: 'errors-warnings',
  infrastructureLogging: { level: 'warn' },
});
