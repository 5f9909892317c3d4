import { existsSync, readFileSync } from 'node:fs';

/** Counts what every part passed and failed, and how long it took; the last line is made of it. */
export function tally() {
  let passed = 0;
  let failed = 0;
  const failures = [];
  const times = [];
  const started = performance.now();

  async function timed(name, step) {
    const from = performance.now();
    const result = await step();
    times.push([name, performance.now() - from]);
    return result;
  }

  /** One that ended badly without a failed test, or ran none, counts as a failed one. */
  function part({ name, counts }, code, ms) {
    times.push([name, ms]);
    const { good, bad } = counts ? counts() : { good: code === 0 ? 1 : 0, bad: 0 };
    const lost = Math.max(bad, code !== 0 || good + bad === 0 ? 1 : 0);
    passed += good;
    failed += lost;
    if (lost > 0) failures.push(`${name} (${lost})`);
  }

  function close() {
    console.log();
    for (const [name, ms] of [...times, ['all', performance.now() - started]])
      console.log(`${name.padEnd(28)}${(ms / 1000).toFixed(1).padStart(8)} s`);
    if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
    console.log(`\n${passed} passed, ${failed} failed`);
    return failed === 0 ? 0 : 1;
  }

  return { timed, part, close };
}

const none = { good: 0, bad: 0 };
const read = (file) => (existsSync(file) ? readFileSync(file, 'utf8') : '');

export const jestCounts = (file) => {
  const text = read(file);
  if (!text) return none;
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
  if (!text) return none;
  const { expected, unexpected, flaky } = JSON.parse(text).stats;
  return { good: expected + flaky, bad: unexpected };
};
