import { useState } from 'react';
import { isRequestError } from 'shared/data';
import { Button, Cluster, Notice } from 'shared/ui';
import { Modal } from 'shared/overlays';
import { useChangeOrderStateMutation } from '../staff-api';
import type { StaffOrder } from 'contract/staff/staff-order';

const transitionTexts = {
  completed: {
    button: 'Complete',
    variant: 'primary',
    question: 'Is everything in this order done and paid in full?',
  },
  cancelled: {
    button: 'Cancel order',
    variant: 'danger',
    question: 'A payment that has come in will be listed for refund. This cannot be undone.',
  },
} as const;

type Transition = keyof typeof transitionTexts;

/** Transitions without texts get no button, because their confirmation would be empty. */
const hasTexts = (state: string): state is Transition => Object.hasOwn(transitionTexts, state);

/**
 * Buttons for the order states to which staff may change the order. Each asks for confirmation
 * (rule 31).
 */
export function ChangeState({ order }: { order: StaffOrder }) {
  const [pendingTransition, setPendingTransition] = useState<Transition | null>(null);
  const [changeState, { isLoading, error, reset }] = useChangeOrderStateMutation();
  const close = () => {
    setPendingTransition(null);
    reset();
  };
  const change = async (state: string) => {
    const result = await changeState({ orderno: order.orderno, state });
    if (!result.error) setPendingTransition(null);
  };
  const transitions = order.moves.filter(hasTexts);
  if (transitions.length === 0) return null;
  return (
    <Cluster>
      {transitions.map((state) => (
        <Button
          key={state}
          variant="secondary"
          aria-label={`${transitionTexts[state].button}: ${order.orderno}`}
          onClick={() => setPendingTransition(state)}
        >
          {transitionTexts[state].button}
        </Button>
      ))}
      {pendingTransition && (
        <Modal
          open
          size="small"
          onOpenChange={close}
          title={`${transitionTexts[pendingTransition].button} ${order.orderno}?`}
          description={transitionTexts[pendingTransition].question}
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                Back
              </Button>
              <Button
                variant={transitionTexts[pendingTransition].variant}
                busy={isLoading}
                onClick={() => void change(pendingTransition)}
              >
                {transitionTexts[pendingTransition].button}
              </Button>
            </>
          }
        >
          {error && (
            <Notice kind="error" isAnnounced title="Nothing was changed">
              {isRequestError(error) ? error.message : 'The answer could not be read.'}
            </Notice>
          )}
        </Modal>
      )}
    </Cluster>
  );
}
