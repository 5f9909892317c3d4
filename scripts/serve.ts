import { symlink } from 'node:fs/promises';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { parseConfig } from 'api/config';
import { listMissingParts } from 'api/going-live';
import { IncompatibleError, OverBudgetError } from 'releases/errors';
import { publishInitialBuilds } from 'releases/publish-initial-builds';
import { openReleases } from 'releases/releases';
import { readServiceSettings } from 'releases/service-settings';
import { type Settings, readSettings } from 'edge/settings';
import { endGracefully } from 'server/end-in-order';
import { redirectConsoleToJsonLog, createProcessLog } from 'server/json-console';
import { toLoggable } from 'server/loggable';
import { observeProcess } from 'server/metrics';
import { collectShopMetrics } from 'server/metrics/child-metrics';
import { serveMetrics } from 'server/metrics/start-metrics';
import { createRunFolder } from 'server/run-folder';
import { type RunningShop, announceShop, findRunningShop } from 'server/running-shop';
import { SettingError } from 'server/settings/read';
import { EarlyExitError, type SupervisedProcess, supervise } from 'server/supervise';
import { notifyOpen } from 'server/supervised';
import { readAuthor } from './releasing/read-author.ts';
import { readSetUp } from './read-set-up.ts';
import { listReleasedPackages, resolveFolder } from './packages.mjs';

redirectConsoleToJsonLog('supervisor');

/** Longest wait in ms for the end of the three programs, of which each may take up to 11 s. */
const KILL_TIMEOUT_MS = 36_000;

/** Time in ms in which the new storefront fills its page cache while the old backend serves. */
const CACHE_FILL_MS = 5_000;

/** Author of the first releases, shown to staff instead of the name of the machine's git user. */
const FIRST_START = 'the first start of the shop';

const runningPrograms: SupervisedProcess[] = [];

/**
 * Runs the storefront. Also runs the backend and the release service, unless the settings contain
 * their addresses. With `--take-over`, replaces the running shop that uses the same data folder.
 */
async function serve(): Promise<void> {
  // Validates the settings first, because invalid settings must stop the start before a migration
  // or release.
  const settings = readSettings(process.env);
  const config = settings.hasOwnBackend ? parseConfig(process.env) : null;
  if (!settings.releaseService) readServiceSettings(process.env);
  const log = createProcessLog('supervisor', settings.logLevel);
  endGracefully(log, endPrograms, toLoggable, KILL_TIMEOUT_MS);
  const previousShop = process.argv.includes('--take-over')
    ? await findRunningShop(settings.dataDir)
    : null;
  // If a previous shop runs, that shop still uses the port for metrics.
  if (previousShop === null) await startMetrics(settings, log);
  const runFolder = await createRunFolder();
  const env = createProgramEnv(settings, runFolder, previousShop);
  const start = (name: string, file: string, programEnv = env) =>
    startProgram({ name, file, env: programEnv }, log);

  const backend = config && start('backend', 'api/src/main.ts');
  // Whether the new backend must wait for the end of the previous shop, because only one process
  // can open the embedded database. Until then, the new storefront calls the previous backend
  // through the link below.
  const mustWaitForDatabase = previousShop !== null && config?.databaseUrl === null;
  if (mustWaitForDatabase && previousShop.backendSocket !== null)
    await symlink(previousShop.backendSocket, join(runFolder, 'api.sock'));
  const differences = await publishFirstReleases(settings);
  await (mustWaitForDatabase ? backend?.prepared : backend?.ready);
  for (const sentence of differences) console.warn(sentence);
  await Promise.all([
    !settings.releaseService && start('release-service', 'releases/src/service/main.ts').ready,
    start('edge', 'edge/src/main.ts', addMemorySettings(env)).ready,
  ]);
  if (mustWaitForDatabase) await pause(CACHE_FILL_MS);
  // Throws if the new backend has failed meanwhile, so that the previous shop continues to serve.
  await Promise.race([backend?.ready, null]);
  if (previousShop !== null) log.info('this shop takes over from the one that runs');
  await previousShop?.end();
  const signInLines = (await backend?.ready) ?? [];
  if (previousShop !== null) await startMetrics(settings, log);
  await announceShop(
    settings.dataDir,
    { supervisor: join(runFolder, 'supervisor.sock'), backend: env['API_SOCKET'] ?? null },
    () => process.kill(process.pid, 'SIGTERM'),
  );
  console.log(`\nThe shop is open at ${settings.publicUrl ?? settings.ownUrl}\n`);
  for (const line of signInLines) console.log(`  ${line}`);
  if (settings.production) await logMissingParts(log);
  notifyOpen();
}

async function startMetrics(
  { metrics }: Settings,
  log: ReturnType<typeof createProcessLog>,
): Promise<void> {
  if (metrics === null) return;
  observeProcess('supervisor');
  await serveMetrics(metrics, () => collectShopMetrics(runningPrograms), log);
}

function startProgram(
  { name, file, env }: { name: string; file: string; env: NodeJS.ProcessEnv },
  log: ReturnType<typeof createProcessLog>,
): SupervisedProcess {
  const program = supervise({ name, file: resolveFolder(file), env }, log);
  runningPrograms.push(program);
  // Prevents an unhandled rejection, because `serve` awaits `ready` only later.
  program.ready.catch(() => undefined);
  return program;
}

async function publishFirstReleases(settings: Settings): Promise<string[]> {
  const releases = await openReleases(settings);
  const builds = Object.fromEntries(
    listReleasedPackages().map((name) => [name, resolveFolder(name)]),
  );
  return publishInitialBuilds(releases, builds, readAuthor(undefined, FIRST_START));
}

/** Logs all parts that are not set up, as one list. */
async function logMissingParts(log: ReturnType<typeof createProcessLog>): Promise<void> {
  const setUp = await readSetUp(process.env, (reason) => log.info(reason));
  const missingParts = listMissingParts(setUp);
  if (missingParts.length > 0)
    log.warn(
      { missing: missingParts },
      'not everything is set up: see docs/operate/before-going-live.md',
    );
}

const createProgramEnv = (
  { hasOwnBackend, releaseService }: Settings,
  runFolder: string,
  previousShop: RunningShop | null,
): NodeJS.ProcessEnv => ({
  ...process.env,
  ...(hasOwnBackend && { API_SOCKET: join(runFolder, 'api.sock') }),
  ...(!releaseService && { RELEASE_SERVICE_SOCKET: join(runFolder, 'releases.sock') }),
  ...(previousShop && { TAKE_OVER: 'on' }),
});

/**
 * Returns the environment with settings that make glibc and V8 return more memory to the system.
 */
const addMemorySettings = (env: NodeJS.ProcessEnv): NodeJS.ProcessEnv => ({
  MALLOC_ARENA_MAX: '2',
  MALLOC_MMAP_THRESHOLD_: '32768',
  MALLOC_TRIM_THRESHOLD_: '131072',
  ...env,
  NODE_OPTIONS: `--max-semi-space-size=8 ${env['NODE_OPTIONS'] ?? ''}`.trim(),
});

/** Ends the storefront first, because its running calls need the other programs. */
async function endPrograms(): Promise<void> {
  for (const program of runningPrograms.toReversed()) await program.end();
}

serve().catch(async (cause: unknown) => {
  // Errors that an operator can cause. Their messages are logged without a stack.
  const expectedErrors = [SettingError, IncompatibleError, OverBudgetError];
  const isExpected = expectedErrors.some((kind) => cause instanceof kind);
  if (!(cause instanceof EarlyExitError))
    console.error(isExpected ? (cause as Error).message : toLoggable(cause));
  await endPrograms();
  process.exit(1);
});
