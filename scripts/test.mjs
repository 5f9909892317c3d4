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
 * `npm test`: everything the project promises about itself; the last line counts it.
 * `npm run check -- catalog-mfe`: what concerns one package, or several; the same command by another name.
 * `npm run check -- --since origin/main`: what concerns the packages that changed and those that depend on them.
 * `npm test -- --long`: that, and what the short form takes as proved elsewhere.
 * `npm test -- --repeat 10 --busy`: all that so many times, while something else keeps every core busy: what
 * passes by chance fails here.
 * `npm test -- --slow 5`: browser tests whose own page is five times slower than this machine.
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
// Read by the tests that have a short form.
if (values.long) process.env.TEST_FORM = 'long';
process.env.TEST_SLOWNESS = values.slow;
for (let round = 1; round <= rounds; round += 1) {
  if (rounds > 1) console.log(`\n══ ${round} of ${rounds} ══`);
  rmSync(results, { recursive: true, force: true });
  mkdirSync(results, { recursive: true });
  await sideBySide(testParts(folders, chromium), count.part);
}
process.exit(count.close());

/** None stands for all of them. */
function sinceThen(ref) {
  const changed = changedOrEnd(ref);
  if (changed?.length === 0) {
    console.log(`No package changed since ${ref}.`);
    process.exit(0);
  }
  console.log(`Changed since ${ref}: ${changed?.join(', ') ?? 'what concerns every package'}.`);
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
