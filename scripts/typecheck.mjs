import { listWorkspaces } from './packages.mjs';
import { checkTypesOrExit } from './steps/type-check.mjs';

/** Passes the options on to the compiler. */
await checkTypesOrExit([...listWorkspaces(), 'scripts', ...process.argv.slice(2)]);
