import type { OrderListRow } from 'contract/staff/order-list-row';
import { useState } from 'react';
import { isRequestError } from 'shared/data';
import { Modal } from 'shared/overlays';
import { Button, Notice, Stack } from 'shared/ui';
import { type StepResult, useMoveOrderStepsMutation } from './order-list-api';
import styles from './order-list.module.css';

interface MoveStepsDialogProps {
  rows: readonly OrderListRow[];
  onClose: (hasMoved: boolean) => void;
}

interface PossibleMove {
  orderno: string;
  trade: string;
  step: string;
  text: string;
}

const keyOf = ({ orderno, trade }: Pick<PossibleMove, 'orderno' | 'trade'>) =>
  `${orderno} ${trade}`;

/** Moves each selected order to the next step that it allows, and lists each result. */
export function MoveStepsDialog({ rows, onClose }: MoveStepsDialogProps) {
  // Computed once, because the move changes the rows.
  const [moves] = useState(() => listPossibleMoves(rows));
  const [excluded, setExcluded] = useState<readonly string[]>([]);
  const [moveSteps, { data: results, error, isLoading }] = useMoveOrderStepsMutation();
  const chosenMoves = moves.filter((move) => !excluded.includes(keyOf(move)));
  const close = () => onClose(results !== undefined);
  const send = () =>
    void moveSteps({
      moves: chosenMoves.map(({ orderno, trade, step }) => ({ orderno, trade, step })),
    });
  return (
    <Modal
      open
      onOpenChange={(open) => !open && close()}
      title="Move a step"
      description="Customers get a mail where the step is news for them."
      footer={
        results ? (
          <Button onClick={close}>Close</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              Leave it
            </Button>
            <Button busy={isLoading} disabled={chosenMoves.length === 0} onClick={send}>
              {`Move ${chosenMoves.length}`}
            </Button>
          </>
        )
      }
    >
      <Stack gap={3}>
        {moves.length === 0 && <p>None of these orders has a next step.</p>}
        {results ? (
          <Results requestedMoves={chosenMoves} results={results} />
        ) : (
          <Choices moves={moves} excluded={excluded} onChange={setExcluded} />
        )}
        {error && (
          <Notice kind="error" isAnnounced title="Nothing was moved">
            {isRequestError(error) ? error.message : 'The answer could not be read.'}
          </Notice>
        )}
      </Stack>
    </Modal>
  );
}

const listPossibleMoves = (rows: readonly OrderListRow[]): PossibleMove[] =>
  rows.flatMap(({ orderno, progress }) =>
    progress.flatMap(({ trade, title, label, next }) =>
      next === null
        ? []
        : [{ orderno, trade, step: next.step, text: `${title}: ${label} → ${next.label}` }],
    ),
  );

interface ChoicesProps {
  moves: readonly PossibleMove[];
  excluded: readonly string[];
  onChange: (excluded: string[]) => void;
}

const Choices = ({ moves, excluded, onChange }: ChoicesProps) => (
  <ul className={styles.moves}>
    {moves.map((move) => {
      const key = keyOf(move);
      const isChosen = !excluded.includes(key);
      const otherKeys = excluded.filter((each) => each !== key);
      return (
        <li key={key}>
          <label className={styles.check}>
            <input
              type="checkbox"
              checked={isChosen}
              onChange={() => onChange(isChosen ? [...otherKeys, key] : otherKeys)}
            />
            {move.orderno}, {move.text}
          </label>
        </li>
      );
    })}
  </ul>
);

interface ResultsProps {
  requestedMoves: readonly PossibleMove[];
  results: readonly StepResult[];
}

/** Counts the requested moves. One without a result did not happen as far as anybody knows. */
function Results({ requestedMoves, results }: ResultsProps) {
  const failures = requestedMoves.flatMap((move) => {
    const result = results.find((each) => keyOf(each) === keyOf(move));
    const error = result === undefined ? NO_RESULT : result.error;
    return error === null ? [] : [{ ...move, error }];
  });
  const movedCount = requestedMoves.length - failures.length;
  return (
    <Notice
      kind={failures.length > 0 ? 'warning' : 'success'}
      isAnnounced
      title={`${movedCount} of ${requestedMoves.length} moved`}
    >
      {failures.length > 0 && (
        <ul className={styles.moves}>
          {failures.map((failure) => (
            <li key={keyOf(failure)}>
              {failure.orderno}, {failure.text}: {failure.error}
            </li>
          ))}
        </ul>
      )}
    </Notice>
  );
}

const NO_RESULT = 'The shop did not say. Open the order to see its step.';
