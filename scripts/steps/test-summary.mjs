/** Adds up the tasks of `npm test` and counts the tests in their output. */
export function createTestSummary() {
  let totalPassed = 0;
  let totalFailures = 0;
  const failures = [];
  const unsteadyParts = [];
  const times = [];
  const startedAt = performance.now();

  async function measureStep(name, step) {
    const stepStartedAt = performance.now();
    const result = await step();
    times.push([name, formatSeconds(performance.now() - stepStartedAt)]);
    return result;
  }

  /**
   * Adds the tasks of one run of Nx. Counts one failure if a task failed without a failed test, and
   * if the run failed without a failed task. Names the tests that failed only at a first try.
   */
  function addRun({ tasks, code }) {
    for (const { name, ms, isCached, hasFailed, output, firstOutput } of tasks) {
      times.push([name, isCached ? 'cached' : formatSeconds(ms)]);
      const { passed, failed, failedNames } = countTests(output) ?? countCheck(hasFailed);
      const failureCount = Math.max(failed, hasFailed || passed + failed === 0 ? 1 : 0);
      totalPassed += passed;
      totalFailures += failureCount;
      if (failureCount > 0) failures.push([`${name} (${failureCount})`, failedNames]);
      else if (firstOutput !== undefined) unsteadyParts.push([name, listFailedTests(firstOutput)]);
    }
    if (code !== 0 && tasks.every(({ hasFailed }) => !hasFailed)) {
      totalFailures += 1;
      failures.push(['nx', []]);
    }
  }

  function close() {
    console.log();
    for (const [name, time] of [...times, ['all', formatSeconds(performance.now() - startedAt)]])
      console.log(`${name.padEnd(28)}${time.padStart(10)}`);
    const printParts = (title, parts) => {
      for (const [part, names] of parts)
        console.log([`\n${title}: ${part}`, ...names.map((name) => `  ${name}`)].join('\n'));
    };
    printParts('Passed only at the second try', unsteadyParts);
    printParts('Failed', failures);
    console.log(`\n${totalPassed} passed, ${totalFailures} failed`);
    return totalFailures === 0 ? 0 : 1;
  }

  return { measureStep, addRun, close };
}

const formatSeconds = (ms) => `${(ms / 1000).toFixed(1)} s`;
const countCheck = (hasFailed) => ({ passed: hasFailed ? 0 : 1, failed: 0, failedNames: [] });

/**
 * Counts the tests in the output of Node's runner, Jest or Playwright. Returns null without such a
 * count. The runners print their counts last, after anything alike that a test prints.
 * @param {string} output
 */
export function countTests(output) {
  if (!/^(ℹ tests \d|Tests: +\d| {2}\d+ (passed|failed))/m.test(output)) return null;
  const sumLast = (patterns) => {
    const lastCounts = patterns.map((pattern) => [...output.matchAll(pattern)].at(-1)?.[1] ?? 0);
    return lastCounts.reduce((sum, count) => sum + Number(count), 0);
  };
  return {
    passed: sumLast([/^ℹ pass (\d+)$/gm, /^Tests: .*?(\d+) passed/gm, /^ {2}(\d+) passed \(/gm]),
    failed: sumLast([
      /^ℹ fail (\d+)$/gm,
      /^ℹ cancelled (\d+)$/gm,
      /^Tests: +(\d+) failed/gm,
      /^ {2}(\d+) failed$/gm,
    ]),
    failedNames: listFailedTests(output),
  };
}

/** @param {string} output */
function listFailedTests(output) {
  const [, nodeFailures = ''] = output.split(/^✖ failing tests:$/m);
  const names = [
    ...nodeFailures.matchAll(/^✖ (.*?)(?: \([\d.]+ms\))?$/gm),
    ...output.matchAll(/^ +● (.* › .*)$/gm),
    ...output.matchAll(/^ {2}\d+\) (.*?)(?: ─+)?$/gm),
  ].map(([, name]) => name.trim());
  return [...new Set(names)];
}
