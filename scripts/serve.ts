import { parseConfig } from 'api/config';
import { IncompatibleError, OverBudgetError } from 'edge/release-errors';
import { publishFirst } from 'edge/publish-first';
import { openReleases } from 'edge/releases';
import { readSettings } from 'edge/settings';
import { endInOrder } from 'server/end-in-order';
import { loggable } from 'server/loggable';
import { processLog } from 'server/process-log';
import { runSocket } from 'server/run-folder';
import { SettingError } from 'server/settings/error';
import { EndedError, supervise, type Supervised } from 'server/supervise';
import { tellOpen } from 'server/supervised';
import { author } from './author.ts';
import { folderOf, released } from './packages.mjs';

/** Milliseconds for an end in order: each of two processes has 11 s at most. */
const PATIENCE = 25_000;

/** What runs, in the order in which it was started. */
const running: Supervised[] = [];

/** Keeps the storefront running, and the backend beside it unless another one is set. */
async function serve(): Promise<void> {
  // Judged before anything is migrated or published.
  const settings = readSettings(process.env);
  if (settings.ownBackend) parseConfig(process.env);
  const log = processLog('supervisor', settings.logLevel);
  endInOrder(log, endAll, loggable, PATIENCE);

  const env = settings.ownBackend ? { ...process.env, API_SOCKET: await runSocket() } : process.env;
  const run = (name: string, file: string) => {
    const program = supervise({ name, file: folderOf(file), env }, log);
    running.push(program);
    return program.opened;
  };
  const builds = Object.fromEntries(released().map((name) => [name, folderOf(name)]));
  const releases = await openReleases(settings);
  const [signIns, differing] = await Promise.all([
    settings.ownBackend ? run('backend', 'api/src/main.ts') : [],
    publishFirst(releases, builds, author()),
  ]);
  for (const sentence of differing) console.warn(sentence);
  await run('edge', 'edge/src/main.ts');
  console.log(`\nThe shop is open at ${settings.publicUrl ?? settings.ownUrl}\n`);
  for (const line of signIns) console.log(`  ${line}`);
  tellOpen();
}

/** The last first: whoever passes calls on has answered them before the backend ends. */
async function endAll(): Promise<void> {
  for (const program of running.toReversed()) await program.end();
}

serve().catch(async (cause: unknown) => {
  // A bad setting, and a room that does not fit or is too heavy, are one line; all else is worth its stack.
  const named = [SettingError, IncompatibleError, OverBudgetError];
  const isNamed = named.some((kind) => cause instanceof kind);
  if (!(cause instanceof EndedError))
    console.error(isNamed ? (cause as Error).message : loggable(cause));
  await endAll();
  process.exit(1);
});
