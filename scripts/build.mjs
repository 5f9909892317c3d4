import { buildPackages } from './steps/build.mjs';

/**
 * Builds packages whose sources have changed. Passes options on to Nx, such as `--projects
 * catalog-mfe`.
 */
process.exit(await buildPackages(process.argv.slice(2)));
