import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { spawn } from 'node:child_process';
import { availableParallelism } from 'node:os';
import { listWorkspaces } from './packages.mjs';
import { withBuildCache } from './steps/build.mjs';
import { listPackagesChangedSince } from './steps/changed-packages.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { root } from './steps/run.mjs';
import { repeatFailedTasks, runTargets } from './steps/run-targets.mjs';
import { planTests } from './steps/test-plan.mjs';
import { createTestSummary } from './steps/test-summary.mjs';
import { exitIfHelpWanted } from './command-line/help.mjs';

/**
 * Runs all checks and tests, or those of the named packages, or with `--since` those of the
 * packages that changed since a commit. `--long` runs the long forms of tests. `--repeat 10 --busy`
 * finds flaky tests. `--slow 5` makes the CPU of browser tests five times slower.
 */
exitIfHelpWanted('check');
const { values, positionals: requestedPackages } = parseArgs({
  options: {
    since: { type: 'string' },
    repeat: { type: 'string', default: '1' },
    busy: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    slow: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const unknownNames = requestedPackages.filter((name) => !listWorkspaces().includes(name));
if (unknownNames.length > 0) {
  console.error(
    `No such package: ${unknownNames.join(', ')}. There are ${listWorkspaces().join(', ')}.`,
  );
  process.exit(1);
}

const rounds = Number(values.repeat);
if (!Number.isInteger(rounds) || rounds < 1) {
  console.error(`--repeat takes a whole number from 1, not '${values.repeat}'.`);
  process.exit(1);
}

if (!(Number(values.slow) >= 1)) {
  console.error(`--slow takes a number from 1, not '${values.slow}'.`);
  process.exit(1);
}

const testSummary = createTestSummary();

await testSummary.measureStep('install', install);
const folders = [
  ...requestedPackages,
  ...(values.since === undefined ? [] : listChangedPackages(values.since)),
];
process.env.CHROMIUM_PATH = await testSummary.measureStep('browser', findChromium);
if (values.busy) keepCoresBusy();
// Tests with a short and a long form read TEST_FORM, and browser tests read TEST_SLOWNESS.
if (values.long) process.env.TEST_FORM = 'long';
process.env.TEST_SLOWNESS = values.slow;
const { checks, tests, projects, env } = planTests(folders);
// Switches webpack's cache off in a new clone, because every package is built only once there and
// filling the cache costs time.
const webpackEnv = existsSync(join(root, '.cache/webpack')) ? {} : { BUILD_CACHE: 'off' };
await withBuildCache(async (buildEnv) =>
  testSummary.addRun(await runTargets(checks, { env: { ...env, ...buildEnv, ...webpackEnv } })),
);
// CI runs failed parts once more and names what passed only then, so that a flaky test does not stop
// a release. At a desk and while flaky tests are looked for, the first failure counts.
const isRepeating = Boolean(process.env.CI) && rounds === 1 && !values.busy;
for (let round = 1; round <= rounds; round += 1) {
  if (rounds > 1) console.log(`\n══ ${round} of ${rounds} ══`);
  // A flaky test shows only when it runs.
  const options = rounds > 1 || values.busy ? ['--skip-nx-cache'] : [];
  if (tests.length === 0) continue;
  const run = await runTargets(tests, { projects, env, options });
  testSummary.addRun(isRepeating ? await repeatFailedTasks(run, env) : run);
}
process.exit(testSummary.close());

/**
 * Returns the packages that changed since `ref`. An empty list means that all packages are
 * affected. Ends the process if nothing has changed.
 */
function listChangedPackages(ref) {
  const changedPackages = findChangedOrExit(ref);
  if (changedPackages?.length === 0) {
    console.log(`No package changed since ${ref}.`);
    process.exit(0);
  }
  console.log(
    `Changed since ${ref}: ${changedPackages?.join(', ') ?? 'files that affect every package'}.`,
  );
  return changedPackages ?? [];
}

function findChangedOrExit(ref) {
  try {
    return listPackagesChangedSince(ref);
  } catch (cause) {
    console.error(cause.message);
    process.exit(1);
  }
}

function keepCoresBusy() {
  const program = `setInterval(() => process.ppid === ${process.pid} || process.exit(), 1000);
    setInterval(() => { for (const end = Date.now() + 500; Date.now() < end; ); });`;
  for (let core = 0; core < availableParallelism(); core += 1)
    spawn(process.execPath, ['--eval', program], { stdio: 'ignore' }).unref();
}
