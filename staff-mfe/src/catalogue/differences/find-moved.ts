/** Returns the entries whose order relative to other entries has changed. */
export function findMovedEntries(before: readonly string[], after: readonly string[]): Set<string> {
  const common = after.filter((entry) => before.includes(entry));
  const unmovedIndexes = findLongestIncreasingSubsequence(
    common.map((entry) => before.indexOf(entry)),
  );
  return new Set(common.filter((entry) => !unmovedIndexes.has(before.indexOf(entry))));
}

/** Returns the longest increasing subsequence. */
function findLongestIncreasingSubsequence(numbers: readonly number[]): Set<number> {
  let longest: number[] = [];
  const sequences: number[][] = [];
  for (const number of numbers) {
    const prefix = sequences
      .filter((sequence) => (sequence.at(-1) ?? 0) < number)
      .reduce(
        (best, sequence) => (sequence.length > best.length ? sequence : best),
        [] as number[],
      );
    const sequence = [...prefix, number];
    sequences.push(sequence);
    if (sequence.length > longest.length) longest = sequence;
  }
  return new Set(longest);
}
