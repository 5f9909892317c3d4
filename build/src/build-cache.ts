import { readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { Configuration } from 'webpack';

export const createBuildCache = (folder: string, name: string): Configuration['cache'] => ({
  type: 'filesystem',
  name,
  // The cache contains absolute paths, so another checkout cannot use it.
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
