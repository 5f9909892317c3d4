import { workspaces } from './packages.mjs';
import { must } from './steps/run.mjs';

/** `npm run typecheck` checks the types of all packages and scripts. Options go to tsc. */
await must('tsc', ['-b', ...workspaces(), 'scripts', ...process.argv.slice(2)]);
