import { workspaces } from './packages.mjs';
import { must } from './steps/run.mjs';

/** `npm run typecheck`: the types of every package and of the scripts; options are passed to tsc. */
await must('tsc', ['-b', ...workspaces(), 'scripts', ...process.argv.slice(2)]);
