import type { MoveResult } from 'contract/orders/staff/order-list';
import { Badge, Notice } from 'shared/ui';
import { findStepChange, getStepChangeKey, type StepChange } from './step-changes';
import styles from './order-list.module.css';

interface StepChangeResultsProps {
  requestedMoves: readonly StepChange[];
  results: readonly MoveResult[];
}

/**
 * Lists the result of each move. If a move has no result, the page does not know whether the move
 * happened.
 */
export function StepChangeResults({ requestedMoves, results }: StepChangeResultsProps) {
  const rows = requestedMoves.map((move) => {
    const result = findStepChange(results, move);
    return { ...move, error: result === undefined ? NO_RESULT_MESSAGE : result.error };
  });
  const movedCount = rows.filter(({ error }) => error === null).length;
  return (
    <>
      <Notice
        kind={movedCount < rows.length ? 'warning' : 'success'}
        isAnnounced
        title={`${movedCount} of ${rows.length} moved`}
      />
      <ul className={styles.moves}>
        {rows.map((row) => (
          <li key={getStepChangeKey(row)}>
            {row.error === null ? (
              <Badge tone="green">Moved</Badge>
            ) : (
              <Badge tone="red">Not moved</Badge>
            )}{' '}
            {row.orderno}, {row.text}
            {row.error !== null && <span className={styles.refusal}> {row.error}</span>}
          </li>
        ))}
      </ul>
    </>
  );
}

const NO_RESULT_MESSAGE = 'The shop did not say. Open the order to see its step.';
