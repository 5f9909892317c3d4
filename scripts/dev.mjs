import { install } from './steps/install.mjs';
import { runProgramAndExit } from './steps/run.mjs';

/**
 * Starts dev servers with hot reload, a type checker and the backend. Named packages reload after
 * edits, and all others come from the live releases. `--alone` serves one remote with its mock
 * backend. `--against https://shop.example.com` shows one remote in the pages of that running shop.
 * `--port` sets the page's port.
 */
await install();
runProgramAndExit(['scripts/dev-servers.ts', ...process.argv.slice(2)]);
