import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { runProgramAndExit } from './steps/run.mjs';

/** `npm start` installs packages, builds changed ones and serves the complete shop. */
await install();
await build();
runProgramAndExit(['scripts/serve.ts']);
