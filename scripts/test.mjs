import { mkdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { build } from './steps/build.mjs';
import { findChromium } from './steps/chromium.mjs';
import { install } from './steps/install.mjs';
import { root, run } from './steps/run.mjs';
import { jestCounts, nodeTestCounts, playwrightCounts, tally } from './steps/tally.mjs';

/** `npm test`: everything the project promises about itself; the last line counts it. */
const results = join(root, '.cache/results');
rmSync(results, { recursive: true, force: true });
mkdirSync(results, { recursive: true });
const file = (name) => join(results, name);
const count = tally();

await install();
const chromium = await findChromium();

for (const [name, script] of [
  ['format', 'format:check'],
  ['lint', 'lint'],
  ['style lint', 'lint:styles'],
  ['types', 'typecheck'],
  ['unused code', 'unused'],
]) {
  heading(name);
  count.step(name, await run('npm', ['run', '--silent', script]));
}

heading('unit and component tests');
const jest = await run('jest', [
  '--json',
  `--outputFile=${file('jest.json')}`,
  '--silent=false',
  '--reporters=default',
]);
count.runner('unit and component tests', jest, jestCounts(file('jest.json')));

for (const [name, script] of [
  ['api tests (PGlite)', ['-w', 'api', 'run', 'test']],
  ['api tests (PostgreSQL)', ['-w', 'api', 'run', 'test:postgres']],
  ['edge tests', ['-w', 'edge', 'run', 'test']],
]) {
  heading(name);
  const tap = file(`${name.replaceAll(/\W+/g, '-')}.tap`);
  const code = await run('npm', [...script, '--silent'], {
    env: { NODE_OPTIONS: reporters(tap) },
  });
  count.runner(name, code, nodeTestCounts(tap));
}

heading('build');
await build();

heading('browser tests');
const browser = await run('playwright', ['test', '--config', 'e2e/playwright.config.ts'], {
  env: { CHROMIUM_PATH: chromium },
});
count.runner('browser tests', browser, playwrightCounts(file('playwright.json')));

process.exit(count.close());

function heading(name) {
  console.log(`\n── ${name} ──`);
}

/** Readable on the screen, countable in a file. */
function reporters(tap) {
  return [
    '--test-reporter=spec',
    '--test-reporter-destination=stdout',
    '--test-reporter=tap',
    `--test-reporter-destination=${tap}`,
  ].join(' ');
}
