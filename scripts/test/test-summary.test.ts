import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it, mock } from 'node:test';
import { countTests, createTestSummary } from '../steps/test-summary.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
after(() => rmSync(folder, { recursive: true }));

describe('the tests in the output of a task of the test command', () => {
  it('are counted and named if Node’s runner ran them', () => {
    const file = join(folder, 'three.test.mjs');
    writeFileSync(
      file,
      `import { it } from 'node:test';
       it('holds', () => { console.log('ℹ pass 7'); });
       it('does not hold', () => { throw new Error('no'); });
       it('does not end', { timeout: 1 }, () => new Promise((resolve) => setTimeout(resolve, 99)));`,
    );
    const { PATH } = process.env;
    const { stdout } = spawnSync(process.execPath, ['--test', file], {
      encoding: 'utf8',
      env: { PATH, FORCE_COLOR: '0' },
    });
    assert.deepEqual(countTests(stdout), {
      passed: 1,
      failed: 2,
      failedNames: ['does not hold', 'does not end'],
    });
  });

  it('are counted and named if Jest ran them', () => {
    const output = `FAIL src/sums.test.ts
  ● sums › add up

    2 is not 1

Test Suites: 1 failed, 3 passed, 4 total
Tests:       1 failed, 12 passed, 13 total
Time:        2.1 s`;
    assert.deepEqual(countTests(output), {
      passed: 12,
      failed: 1,
      failedNames: ['sums › add up'],
    });
  });

  it('are counted and named if Playwright ran them', () => {
    const title = '[working] › flows/sums.spec.ts:12:3 › a basket adds up';
    const output = `  1) ${title} ──────

    Error: 2 is not 1

  1 failed
    ${title} ──────
  140 passed (3.2m)`;
    assert.deepEqual(countTests(output), { passed: 140, failed: 1, failedNames: [title] });
  });

  it('are none if no runner ran', () => {
    assert.equal(
      countTests(
        'Checking formatting...\n\nAll matched files use the correct format.\nFinished in 2ms on 9 files using 2 threads.',
      ),
      null,
    );
  });
});

describe('the summary of the test command', () => {
  it('names a test that passed only at the second try, and counts no failure', () => {
    const task = { name: 'browser', ms: 1000, isCached: false, hasFailed: false };
    const firstOutput = '  1) flows/sums.spec.ts:12:3 › a basket adds up ──\n';
    const log = mock.method(console, 'log', () => undefined);
    const summary = createTestSummary();
    summary.addRun({ code: 0, tasks: [{ ...task, output: '  140 passed (3.2m)', firstOutput }] });
    assert.equal(summary.close(), 0);
    log.mock.restore();
    const printed = log.mock.calls.map((call) => String(call.arguments[0] ?? '')).join('\n');
    assert.match(
      printed,
      /Passed only at the second try: browser\n {2}flows\/sums\.spec\.ts:12:3 › a basket adds up\n/,
    );
    assert.match(printed, /140 passed, 0 failed$/);
  });
});
