import { listWorkspaces } from './packages.mjs';
import { runOrExit } from './steps/run.mjs';

/** `npm run typecheck` checks the types of all packages and scripts. Options go to tsc. */
await runOrExit('tsc', ['-b', ...listWorkspaces(), 'scripts', ...process.argv.slice(2)]);
