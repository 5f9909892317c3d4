import { buildPackages } from './steps/build.mjs';

/**
 * Builds the packages whose sources have changed. Options go to Lerna, such as `--scope
 * catalog-mfe`.
 */
process.exit(await buildPackages(process.argv.slice(2)));
