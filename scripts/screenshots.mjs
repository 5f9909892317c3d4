import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { root, runOrExit } from './steps/run.mjs';

/** Saves a screenshot of every page at 390 and 1280 px in ./screenshots. */
await install();
await build();
await runOrExit(join(root, 'node_modules/.bin/node'), ['e2e/screenshots.ts'], {
  env: { CHROMIUM_PATH: await findChromium() },
});
