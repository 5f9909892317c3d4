import { existsSync, readFileSync } from 'node:fs';

/** Counts what every runner passed and failed; the program's last line is made of it. */
export function tally() {
  let passed = 0;
  let failed = 0;
  const failures = [];
  const add = (name, good, bad) => {
    passed += good;
    failed += bad;
    if (bad > 0) failures.push(`${name} (${bad})`);
  };
  return {
    /** A step that passes or fails as a whole. */
    step: (name, code) => add(name, code === 0 ? 1 : 0, code === 0 ? 0 : 1),
    /** A runner with counts of its own; one that ended badly without a failed test counts as one. */
    runner(name, code, counts) {
      const { good, bad } = counts ?? { good: 0, bad: 0 };
      const none = good + bad === 0;
      add(name, good, Math.max(bad, code !== 0 || none ? Math.max(bad, 1) : 0));
    },
    close() {
      if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
      console.log(`\n${passed} passed, ${failed} failed`);
      return failed === 0 ? 0 : 1;
    },
  };
}

const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const jestCounts = (file) => {
  const text = read(file);
  if (!text) return null;
  const { numPassedTests, numFailedTests, numRuntimeErrorTestSuites } = JSON.parse(text);
  return { good: numPassedTests, bad: numFailedTests + numRuntimeErrorTestSuites };
};

export const nodeTestCounts = (file) => {
  const text = read(file);
  const count = (word) => Number(text.match(new RegExp(`^# ${word} (\\d+)`, 'm'))?.[1] ?? 0);
  return { good: count('pass'), bad: count('fail') + count('cancelled') };
};

export const playwrightCounts = (file) => {
  const text = read(file);
  if (!text) return null;
  const { expected, unexpected, flaky } = JSON.parse(text).stats;
  return { good: expected + flaky, bad: unexpected };
};
