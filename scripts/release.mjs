import { join } from 'node:path';
import { install } from './steps/install.mjs';
import { must, root } from './steps/run.mjs';

/** `npm run release -- catalog-mfe`: builds one package and makes it live in a running shop. */
const names = process.argv.slice(2);
await install();
await must(
  'lerna',
  ['run', 'build', ...names.flatMap((name) => ['--scope', name]), '--loglevel', 'error'],
  {
    env: { NODE_ENV: 'production' },
  },
);
await must(join(root, 'node_modules/.bin/node'), ['scripts/publish.ts', ...names]);
