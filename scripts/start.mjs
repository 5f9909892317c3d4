import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { runProgramAndExit } from './steps/run.mjs';

await install();
// Shows invented orders in an empty development shop. Other ways of starting the servers do not set
// this option.
if (process.env.NODE_ENV !== 'production') process.env.DEMO_DATA ??= 'on';
await build();
runProgramAndExit(['scripts/serve.ts', ...process.argv.slice(2)]);
