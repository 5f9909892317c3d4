import { buildPackages } from './steps/build.mjs';

/** `npm run build`: builds the packages whose sources changed; options are Lerna's, like `--scope catalog-mfe`. */
process.exit(await buildPackages(process.argv.slice(2)));
