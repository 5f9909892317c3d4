import { buildPackages } from './steps/build.mjs';

/**
 * `npm run build` builds the packages whose sources have changed. Options go to Lerna, for example
 * `--scope catalog-mfe`.
 */
process.exit(await buildPackages(process.argv.slice(2)));
