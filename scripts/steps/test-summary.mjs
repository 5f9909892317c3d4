export function createTestSummary() {
  let totalPassed = 0;
  let totalFailures = 0;
  const failures = [];
  const times = [];
  const startedAt = performance.now();

  async function measureStep(name, step) {
    const stepStartedAt = performance.now();
    const result = await step();
    times.push([name, performance.now() - stepStartedAt]);
    return result;
  }

  /**
   * Adds the result of a part of `npm test`. Counts one failure if the part failed without a failed
   * test, or if it ran no test.
   */
  function addPart({ name, results }, code, ms) {
    times.push([name, ms]);
    const { passedCount, failedCount, failedNames = [] } = results?.() ?? countByExitCode(code);
    const failureCount = Math.max(
      failedCount,
      code !== 0 || passedCount + failedCount === 0 ? 1 : 0,
    );
    totalPassed += passedCount;
    totalFailures += failureCount;
    if (failureCount > 0) failures.push([`${name} (${failureCount})`, failedNames]);
  }

  const countByExitCode = (code) => ({ passedCount: code === 0 ? 1 : 0, failedCount: 0 });

  function close() {
    console.log();
    for (const [name, ms] of [...times, ['all', performance.now() - startedAt]])
      console.log(`${name.padEnd(28)}${(ms / 1000).toFixed(1).padStart(8)} s`);
    for (const [part, names] of failures)
      console.log([`\nFailed: ${part}`, ...names.map((name) => `  ${name}`)].join('\n'));
    console.log(`\n${totalPassed} passed, ${totalFailures} failed`);
    return totalFailures === 0 ? 0 : 1;
  }

  return { measureStep, addPart, close };
}
