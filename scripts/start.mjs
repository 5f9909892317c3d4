import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { become } from './steps/run.mjs';

/** `npm start`: installs, builds what changed, and serves the whole shop. */
await install();
await build();
become(['scripts/serve.ts']);
