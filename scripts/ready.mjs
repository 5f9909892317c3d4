import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';

/** Installs and builds this checkout, so that the next start has nothing to build. */
await install();
await build();
