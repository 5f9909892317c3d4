import { install } from './steps/install.mjs';
import { runProgramAndExit } from './steps/run.mjs';
import { exitIfHelpWanted } from './command-line/help.mjs';

/**
 * Starts dev servers with hot reload, a type checker and the backend. The named packages reload
 * after edits, and all other packages come from the live releases. `--alone` serves one remote with
 * its mock backend. `--against https://shop.example.com` shows one remote in the pages of that
 * running shop. `--port` sets the port at which the pages open.
 */
exitIfHelpWanted('dev');
await install();
runProgramAndExit(['scripts/dev-servers.ts', ...process.argv.slice(2)]);
