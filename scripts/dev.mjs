import { install } from './steps/install.mjs';
import { runProgramAndExit } from './steps/run.mjs';

/**
 * `npm run dev` starts a dev server per package with hot reload, a type checker and the backend.
 * `npm run dev -- catalog-mfe [more]` serves these remotes (or `shell`) with hot reload, and the
 * others from the live releases.
 * `npm run dev -- catalog-mfe --alone` serves one remote in a small frame, with its mock backend
 * only.
 * `--port` (or PORT) sets the page's port. Default: 3000 or the next free one.
 */
await install();
runProgramAndExit(['scripts/dev-servers.ts', ...process.argv.slice(2)]);
