export function createTestSummary() {
  let passedCount = 0;
  let totalFailures = 0;
  const failures = [];
  const times = [];
  const startedAt = performance.now();

  async function timed(name, step) {
    const stepStartedAt = performance.now();
    const result = await step();
    times.push([name, performance.now() - stepStartedAt]);
    return result;
  }

  /**
   * Adds the result of a part of `npm test`. Counts one failure if the part failed without a failed
   * test, or if it ran no test.
   */
  function part({ name, results }, code, ms) {
    times.push([name, ms]);
    const { good, bad, failed: names = [] } = results?.() ?? countByExitCode(code);
    const failureCount = Math.max(bad, code !== 0 || good + bad === 0 ? 1 : 0);
    passedCount += good;
    totalFailures += failureCount;
    if (failureCount > 0) failures.push([`${name} (${failureCount})`, names]);
  }

  const countByExitCode = (code) => ({ good: code === 0 ? 1 : 0, bad: 0 });

  function close() {
    console.log();
    for (const [name, ms] of [...times, ['all', performance.now() - startedAt]])
      console.log(`${name.padEnd(28)}${(ms / 1000).toFixed(1).padStart(8)} s`);
    for (const [part, names] of failures)
      console.log([`\nFailed: ${part}`, ...names.map((name) => `  ${name}`)].join('\n'));
    console.log(`\n${passedCount} passed, ${totalFailures} failed`);
    return totalFailures === 0 ? 0 : 1;
  }

  return { timed, part, close };
}
