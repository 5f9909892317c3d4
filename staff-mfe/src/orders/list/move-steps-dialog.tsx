import type { OrderListRow } from 'contract/orders/staff/order-list';
import { useState } from 'react';
import { isRequestError } from 'shared/data';
import { Modal } from 'shared/overlays';
import { Button, Notice, Stack } from 'shared/ui';
import { useMoveOrderStepsMutation, usePreviewOrderStepsQuery } from './order-list-api';
import { StepChangeChoices } from './step-change-choices';
import { StepChangeResults } from './step-change-results';
import {
  findStepChange,
  getStepChangeKey,
  listStepChanges,
  type StepChange,
  toStepsRequest,
} from './step-changes';
import { StepMails } from './step-mails';

interface MoveStepsDialogProps {
  rows: readonly OrderListRow[];
  onClose: (hasMoved: boolean) => void;
}

/**
 * Dialog that moves selected orders to their next steps. Shows the emails first, and afterwards a
 * result for each order.
 */
export function MoveStepsDialog({ rows, onClose }: MoveStepsDialogProps) {
  // Stored at first render, because the move changes the rows.
  const [moves] = useState(() => listStepChanges(rows));
  const { choices, preview } = useMoveChoices(moves);
  const [moveSteps, { data: results, error, isLoading }] = useMoveOrderStepsMutation();
  const close = () => onClose(results !== undefined);
  const send = () => void moveSteps(toStepsRequest(choices.chosenMoves));
  return (
    <Modal
      open
      onOpenChange={(open) => !open && close()}
      title="Move a step"
      footer={
        results ? (
          <Button onClick={close}>Close</Button>
        ) : (
          <>
            <Button variant="secondary" onClick={close}>
              Leave it
            </Button>
            <Button busy={isLoading} disabled={choices.chosenMoves.length === 0} onClick={send}>
              {`Move ${choices.chosenMoves.length}`}
            </Button>
          </>
        )
      }
    >
      <Stack gap={3}>
        {error && <MoveFailure error={error} />}
        {moves.length === 0 && <p>None of these orders has a next step.</p>}
        {results && <StepChangeResults requestedMoves={choices.chosenMoves} results={results} />}
        {!results && moves.length > 0 && (
          <>
            <StepChangeChoices moves={moves} {...choices} />
            <StepMails chosenMoves={choices.chosenMoves} {...preview} />
          </>
        )}
      </Stack>
    </Modal>
  );
}

/**
 * Returns the chosen moves and the preview of all moves. A move that the backend would refuse
 * cannot be chosen.
 */
function useMoveChoices(moves: readonly StepChange[]) {
  const [excludedKeys, setExcludedKeys] = useState<readonly string[]>([]);
  const { currentData, error } = usePreviewOrderStepsQuery(toStepsRequest(moves), {
    skip: moves.length === 0,
    refetchOnMountOrArgChange: true,
  });
  const findRefusal = (move: StepChange) => findStepChange(currentData?.moves, move)?.error ?? null;
  const chosenMoves = moves.filter(
    (move) => !excludedKeys.includes(getStepChangeKey(move)) && findRefusal(move) === null,
  );
  const onToggle = (move: StepChange) => {
    const key = getStepChangeKey(move);
    const otherKeys = excludedKeys.filter((each) => each !== key);
    setExcludedKeys(otherKeys.length < excludedKeys.length ? otherKeys : [...excludedKeys, key]);
  };
  return {
    choices: { chosenMoves, findRefusal, onToggle },
    preview: { preview: currentData ?? null, error },
  };
}

/**
 * Renders the failure of a move. If no response arrived, some orders may have moved. The user can
 * retry, because the backend moves no order twice.
 */
function MoveFailure({ error }: { error: unknown }) {
  const isRefusal = isRequestError(error) && error.status >= 400 && error.status < 500;
  return isRefusal ? (
    <Notice kind="error" isAnnounced title="Nothing was moved">
      {error.message}
    </Notice>
  ) : (
    <Notice kind="error" isAnnounced title="The shop did not answer">
      Some orders may have been moved. Please try again: no order moves twice, and no mail is sent
      twice.
    </Notice>
  );
}
