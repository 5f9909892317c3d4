import { build } from './steps/build.mjs';
import { install } from './steps/install.mjs';
import { become } from './steps/run.mjs';

/** `npm start` installs, builds changed packages and serves the whole shop. */
await install();
await build();
become(['scripts/serve.ts']);
