import { VisuallyHidden } from 'shared/ui';
import { findMoved } from './find-moved';
import styles from './differences.module.css';

/** Lists the new entries, then the removed entries struck through. */
export function LineChanges({ before, after }: { before: string[]; after: string[] }) {
  const moved = findMoved(before, after);
  const removed = before.filter((line) => !after.includes(line));
  return (
    <ul className={styles.lines}>
      {after.map((line, index) => (
        <li key={`after ${index}`}>
          {before.includes(line) ? (
            <>
              {line}
              {moved.has(line) && <small> (moved)</small>}
            </>
          ) : (
            <ins>
              <VisuallyHidden>Added: </VisuallyHidden>
              {line}
            </ins>
          )}
        </li>
      ))}
      {removed.map((line, index) => (
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
