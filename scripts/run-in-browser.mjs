import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { root, runOrExit } from './steps/run.mjs';

/** Installs, builds, and runs the named program of `e2e` with its arguments and with Chromium. */
await install();
await build();
await runOrExit(join(root, 'node_modules/.bin/node'), process.argv.slice(2), {
  env: { CHROMIUM_PATH: await findChromium() },
});
