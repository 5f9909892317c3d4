import { listWorkspaces } from './packages.mjs';
import { checkTypesOrExit } from './steps/type-check.mjs';

/** Checks the named packages, or all. Passes options on to the compiler. */
const args = process.argv.slice(2);
const isAll = args.every((argument) => argument.startsWith('-'));
await checkTypesOrExit(isAll ? [...listWorkspaces(), 'scripts', ...args] : args);
