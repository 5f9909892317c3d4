import { listWorkspaces } from './packages.mjs';
import { runOrExit } from './steps/run.mjs';

/** Options go to tsc. */
await runOrExit('tsc', ['-b', ...listWorkspaces(), 'scripts', ...process.argv.slice(2)]);
