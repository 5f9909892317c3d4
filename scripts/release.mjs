import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { install } from './steps/install.mjs';
import { must, root } from './steps/run.mjs';

/**
 * `npm run release -- catalog-mfe [more] [--why text]`: builds packages and makes them live in one step,
 * where RELEASE_STORE or DATA_DIR say that releases lie.
 */
const { positionals: names } = parseArgs({
  options: { why: { type: 'string' } },
  allowPositionals: true,
});
await install();
await must(
  'lerna',
  ['run', 'build', ...names.flatMap((name) => ['--scope', name]), '--loglevel', 'error'],
  {
    env: { NODE_ENV: 'production' },
  },
);
await must(join(root, 'node_modules/.bin/node'), ['scripts/publish.ts', ...process.argv.slice(2)]);
