import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { root, runOrExit } from './steps/run.mjs';

/** Demonstrates in a separate shop how a release that fails in browsers is rolled back. */
await install();
await build();
await runOrExit(join(root, 'node_modules/.bin/node'), ['e2e/demo/bad-release.ts'], {
  env: { CHROMIUM_PATH: await findChromium() },
});
