import { install } from './steps/install.mjs';
import { become } from './steps/run.mjs';

/**
 * `npm run dev`: a dev server per package with hot reload, types checked beside it, and the backend.
 * `npm run dev -- catalog-mfe [more]`: these rooms (or `shell`) hot, the others as they are live.
 * `npm run dev -- catalog-mfe --alone`: one room in a small frame, with its stand-in backend and nothing else.
 * `--port` (or PORT) is the page's port; without one it is 3000 or the next that is free.
 */
await install();
become(['scripts/dev-servers.ts', ...process.argv.slice(2)]);
