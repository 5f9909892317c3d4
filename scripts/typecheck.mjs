import { listWorkspaces } from './packages.mjs';
import { runOrExit } from './steps/run.mjs';

/** Passes the options on to tsc. */
await runOrExit('tsc', ['-b', ...listWorkspaces(), 'scripts', ...process.argv.slice(2)]);
