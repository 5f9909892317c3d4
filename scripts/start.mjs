import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { runProgramAndExit } from './steps/run.mjs';

await install();
await build();
runProgramAndExit(['scripts/serve.ts']);
