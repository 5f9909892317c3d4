import { buildPackages } from './steps/build.mjs';
import { exitIfHelpWanted } from './command-line/help.mjs';

/**
 * Builds packages whose sources have changed. Passes options on to Nx, such as `--projects
 * catalog-mfe`.
 */
exitIfHelpWanted('build');
process.exit(await buildPackages(process.argv.slice(2)));
