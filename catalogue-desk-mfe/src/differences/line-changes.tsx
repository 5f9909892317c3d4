import { VisuallyHidden } from 'shared/ui';
import styles from './differences.module.css';

/** Lists the new entries, then the removed entries struck through. */
export function LineChanges({ before, after }: { before: string[]; after: string[] }) {
  const movedLines = findMovedEntries(before, after);
  const removedLines = before.filter((line) => !after.includes(line));
  return (
    <ul className={styles.lines}>
      {after.map((line, index) => (
        <li key={`after ${index}`}>
          {before.includes(line) ? (
            <>
              {line}
              {movedLines.has(line) && <small> (moved)</small>}
            </>
          ) : (
            <ins>
              <VisuallyHidden>Added: </VisuallyHidden>
              {line}
            </ins>
          )}
        </li>
      ))}
      {removedLines.map((line, index) => (
        <li key={`removed ${index}`}>
          <del>
            <VisuallyHidden>Removed: </VisuallyHidden>
            {line}
          </del>
        </li>
      ))}
    </ul>
  );
}

/** Returns the entries whose order relative to other entries has changed. */
function findMovedEntries(before: readonly string[], after: readonly string[]): Set<string> {
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
