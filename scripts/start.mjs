import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { runProgramAndExit } from './steps/run.mjs';

await install();
// An empty shop for development shows invented orders. Servers that start in another way do not.
if (process.env.NODE_ENV !== 'production') process.env.DEMO_DATA ??= 'on';
await build();
runProgramAndExit(['scripts/serve.ts']);
