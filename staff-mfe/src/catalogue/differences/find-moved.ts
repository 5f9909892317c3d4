/** Returns the entries whose order relative to other entries has changed. */
export function findMoved(before: readonly string[], after: readonly string[]): Set<string> {
  const common = after.filter((entry) => before.includes(entry));
  const unmoved = findLongestRising(common.map((entry) => before.indexOf(entry)));
  return new Set(common.filter((entry) => !unmoved.has(before.indexOf(entry))));
}

/** Returns the longest increasing subsequence. */
function findLongestRising(numbers: readonly number[]): Set<number> {
  let longest: number[] = [];
  const runs: number[][] = [];
  for (const number of numbers) {
    const former = runs
      .filter((run) => (run.at(-1) ?? 0) < number)
      .reduce((best, run) => (run.length > best.length ? run : best), [] as number[]);
    const run = [...former, number];
    runs.push(run);
    if (run.length > longest.length) longest = run;
  }
  return new Set(longest);
}
