import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { workspaces } from './packages.mjs';
import { keepBusy } from './steps/busy.mjs';
import { changedSince } from './steps/changed.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { testParts } from './steps/parts.mjs';
import { root } from './steps/run.mjs';
import { sideBySide } from './steps/side-by-side.mjs';
import { tally } from './steps/tally.mjs';

/**
 * `npm test` runs all checks and tests. The last line is the summary.
 * `npm run check -- catalog-mfe [more]` runs those for these packages.
 * `npm run check -- --since origin/main` runs those for changed packages and their dependents.
 * `npm test -- --long` includes long forms of some tests.
 * `npm test -- --repeat 10 --busy` repeats everything on a busy machine, to find flaky tests.
 * `npm test -- --slow 5` slows the pages of browser tests down five times.
 */
const { values, positionals: named } = parseArgs({
  options: {
    since: { type: 'string' },
    repeat: { type: 'string', default: '1' },
    busy: { type: 'boolean', default: false },
    long: { type: 'boolean', default: false },
    slow: { type: 'string', default: '1' },
  },
  allowPositionals: true,
});
const unknown = named.filter((name) => !workspaces().includes(name));
if (unknown.length > 0) {
  console.error(`No such package: ${unknown.join(', ')}. There are ${workspaces().join(', ')}.`);
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

const results = join(root, '.cache/results');
const count = tally();

await count.timed('install', install);
const folders = [...named, ...(values.since === undefined ? [] : sinceThen(values.since))];
const chromium = await count.timed('browser', findChromium);
if (values.busy) keepBusy();
// Some tests have a short and a long form. They read these variables.
if (values.long) process.env.TEST_FORM = 'long';
process.env.TEST_SLOWNESS = values.slow;
for (let round = 1; round <= rounds; round += 1) {
  if (rounds > 1) console.log(`\n══ ${round} of ${rounds} ══`);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await sideBySide(testParts(folders, chromium), count.part);
}
process.exit(count.close());

/**
 * Returns the changed packages. An empty list means all of them. Ends the process if nothing has
 * changed.
 */
function sinceThen(ref) {
  const changed = changedOrEnd(ref);
  if (changed?.length === 0) {
    console.log(`No package changed since ${ref}.`);
    process.exit(0);
  }
  console.log(`Changed since ${ref}: ${changed?.join(', ') ?? 'files that affect every package'}.`);
  return changed ?? [];
}

function changedOrEnd(ref) {
  try {
    return changedSince(ref);
  } catch (cause) {
    console.error(cause.message);
    process.exit(1);
  }
}
