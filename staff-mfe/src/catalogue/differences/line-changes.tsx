import { VisuallyHidden } from 'shared/ui';
import { findMovedEntries } from './find-moved';
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
