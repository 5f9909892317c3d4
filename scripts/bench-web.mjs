import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { root, runOrExit } from './steps/run.mjs';

/**
 * Benchmark that compares the shop, the shop as one bundle, and its pages without scripts.
 * `e2e/bench/options.ts` lists the options.
 */
await install();
await build();
await runOrExit(
  join(root, 'node_modules/.bin/node'),
  ['e2e/bench/bench.ts', ...process.argv.slice(2)],
  {
    env: { CHROMIUM_PATH: await findChromium() },
  },
);
