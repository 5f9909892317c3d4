import assert from 'node:assert/strict';
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { after, describe, it } from 'node:test';
import {
  readJestResults,
  readNodeTestResults,
  readPlaywrightResults,
} from '../steps/test-results.mjs';

const folder = mkdtempSync(join(tmpdir(), 'results-'));
after(() => rmSync(folder, { recursive: true }));
const writeResultsFile = (name: string, text: string) => {
  const file = join(folder, name);
  writeFileSync(file, text);
  return file;
};

describe('the test results of a part of the test command', () => {
  it('are counted and named from the output of Node’s runner', () => {
    const tests = writeResultsFile(
      'two.test.mjs',
      `import { it } from 'node:test';
       it('holds', () => {});
       it('does not hold', () => { throw new Error('no'); });`,
    );
    const env = { ...process.env, NODE_TEST_CONTEXT: '' };
    const { stdout } = spawnSync(process.execPath, ['--test', '--test-reporter=tap', tests], {
      encoding: 'utf8',
      env: Object.fromEntries(Object.entries(env).filter(([name]) => !name.startsWith('NODE_'))),
    });
    const { passedCount, failedCount, failedNames } = readNodeTestResults(
      writeResultsFile('two.tap', stdout),
    );
    assert.deepEqual(
      { passedCount, failedCount, failedNames },
      { passedCount: 1, failedCount: 1, failedNames: ['does not hold'] },
    );
  });

  it('name a failed jest test with its message', () => {
    const assertionResults = [
      { status: 'failed', fullName: 'sums add up', failureMessages: ['Error: 2\nnot 1'] },
      { status: 'passed', fullName: 'sums are shown', failureMessages: [] },
    ];
    const file = writeResultsFile(
      'unit.json',
      JSON.stringify({
        numPassedTests: 1,
        numFailedTests: 1,
        numRuntimeErrorTestSuites: 0,
        testResults: [{ status: 'failed', name: 'sums.test.ts', assertionResults }],
      }),
    );
    assert.deepEqual(readJestResults(file).failedNames, [
      'sums add up\n      Error: 2\n      not 1',
    ]);
  });

  it('name a failed browser test with its message', () => {
    const createTestResult = (title: string, status: string, error?: { message: string }) => ({
      title,
      tests: [{ status, results: [{ error }] }],
    });
    const specs = [
      createTestResult('right', 'expected'),
      createTestResult('wrong', 'unexpected', { message: 'Error: 2\nnot 1' }),
    ];
    const suites = [{ title: 'a.spec.ts', specs }];
    const stats = { expected: 1, unexpected: 1, flaky: 0 };
    const file = writeResultsFile('browser.json', JSON.stringify({ stats, suites, errors: [] }));
    assert.deepEqual(readPlaywrightResults(file), {
      passedCount: 1,
      failedCount: 1,
      failedNames: ['a.spec.ts › wrong\n      Error: 2\n      not 1'],
    });
  });

  it('are empty without an output file', () => {
    assert.equal(readPlaywrightResults(join(folder, 'none.json')).passedCount, 0);
  });
});
