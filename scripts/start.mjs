import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { runProgramAndExit } from './steps/run.mjs';
import { exitIfHelpWanted } from './command-line/help.mjs';

exitIfHelpWanted('start');
await install();
// Fills an empty development shop with the demo data, which the servers do not do by default.
if (process.env.NODE_ENV !== 'production') process.env.DEMO_DATA ??= 'on';
await build();
runProgramAndExit(['scripts/serve.ts', ...process.argv.slice(2)]);
