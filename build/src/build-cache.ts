import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

/** What one build learnt serves the next, until the build itself or the installed packages change. */
export const buildCache = (folder: string, name: string): Configuration['cache'] => ({
  type: 'filesystem',
  name,
  // It holds absolute paths: what was learnt in another place serves nobody here.
  version: import.meta.dirname,
  cacheDirectory: join(folder, '../.cache/webpack'),
  buildDependencies: {
    config: [
      ...readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
        .filter((file) => file.endsWith('.ts'))
        .map((file) => join(import.meta.dirname, file)),
      join(import.meta.dirname, '../tsconfig.pages.json'),
      join(folder, 'webpack.config.ts'),
      join(folder, '../package-lock.json'),
    ],
  },
});
