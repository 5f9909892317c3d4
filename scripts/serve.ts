import { join } from 'node:path';
import { parseConfig } from 'api/config';
import { IncompatibleError, OverBudgetError } from 'releases/errors';
import { publishFirst } from 'releases/publish-first';
import { openReleases } from 'releases/releases';
import { readServiceSettings } from 'releases/service-settings';
import { readSettings, type Settings } from 'edge/settings';
import { endInOrder } from 'server/end-in-order';
import { loggable } from 'server/loggable';
import { processLog } from 'server/process-log';
import { createRunFolder } from 'server/run-folder';
import { SettingError } from 'server/settings/error';
import { EndedError, supervise, type Supervised } from 'server/supervise';
import { tellOpen } from 'server/supervised';
import { author } from './author.ts';
import { folderOf, released } from './packages.mjs';

/** Time until the process is killed, in ms. Each of the three programs may take up to 11 s to end. */
const PATIENCE = 36_000;

/** Running programs in the order of their start. */
const running: Supervised[] = [];

/** Runs the storefront. Also runs the backend and the release service unless settings name others. */
async function serve(): Promise<void> {
  // Validates the settings before anything is migrated or published.
  const settings = readSettings(process.env);
  if (settings.ownBackend) parseConfig(process.env);
  if (!settings.releaseService) readServiceSettings(process.env);
  const log = processLog('supervisor', settings.logLevel);
  endInOrder(log, endAll, loggable, PATIENCE);

  const env = await withSockets(settings);
  const run = (name: string, file: string, env: NodeJS.ProcessEnv) => {
    const program = supervise({ name, file: folderOf(file), env }, log);
    running.push(program);
    return program.opened;
  };
  const builds = Object.fromEntries(released().map((name) => [name, folderOf(name)]));
  const releases = await openReleases(settings);
  const [signIns, differing] = await Promise.all([
    settings.ownBackend ? run('backend', 'api/src/main.ts', env) : [],
    publishFirst(releases, builds, author()),
  ]);
  for (const sentence of differing) console.warn(sentence);
  await Promise.all([
    !settings.releaseService && run('release service', 'releases/src/service/main.ts', env),
    run('edge', 'edge/src/main.ts', withMemorySettings(env)),
  ]);
  console.log(`\nThe shop is open at ${settings.publicUrl ?? settings.ownUrl}\n`);
  for (const line of signIns) console.log(`  ${line}`);
  tellOpen();
}

/** Adds the sockets at which `edge` reaches the processes that this one runs. */
async function withSockets({ ownBackend, releaseService }: Settings): Promise<NodeJS.ProcessEnv> {
  const folder = await createRunFolder();
  return {
    ...process.env,
    ...(ownBackend && { API_SOCKET: join(folder, 'api.sock') }),
    ...(!releaseService && { RELEASE_SERVICE_SOCKET: join(folder, 'releases.sock') }),
  };
}

/**
 * Adds settings with which glibc and V8 return more memory to the system. Rendered pages are large
 * and short-lived. By default glibc keeps freed memory, and V8 keeps a young generation of over 100
 * MB.
 */
const withMemorySettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...env,
  NODE_OPTIONS: `--max-semi-space-size=8 ${env['NODE_OPTIONS'] ?? ''}`.trim(),
});

/**
 * Ends the programs, the last one first. The storefront then completes its calls before the other
 * programs end.
 */
async function endAll(): Promise<void> {
  for (const program of running.toReversed()) await program.end();
}

serve().catch(async (cause: unknown) => {
  // The message suffices for an invalid setting, an incompatible release or one over budget. Other
  // errors are logged with their stack.
  const named = [SettingError, IncompatibleError, OverBudgetError];
  const isNamed = named.some((kind) => cause instanceof kind);
  if (!(cause instanceof EndedError))
    console.error(isNamed ? (cause as Error).message : loggable(cause));
  await endAll();
  process.exit(1);
});
