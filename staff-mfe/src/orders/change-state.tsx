import { useState } from 'react';
import { isRequestError } from 'shared/data';
import { Button, Cluster, Notice } from 'shared/ui';
import { Modal } from 'shared/overlays';
import { useChangeOrderStateMutation } from '../staff-api';
import type { StaffOrder } from 'contract/staff/staff-order';

const words = {
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

type Move = keyof typeof words;

/** Returns whether this page has texts for a transition. Others are omitted, because the confirmation needs a text. */
const hasWords = (move: string): move is Move => Object.hasOwn(words, move);

/** Buttons for the transitions that staff may make, each with a confirmation (rule 31). */
export function ChangeState({ order }: { order: StaffOrder }) {
  const [asked, setAsked] = useState<Move | null>(null);
  const [changeState, { isLoading, error, reset }] = useChangeOrderStateMutation();
  const close = () => {
    setAsked(null);
    reset();
  };
  const change = async (state: string) => {
    const answer = await changeState({ orderno: order.orderno, state });
    if (!answer.error) setAsked(null);
  };
  const moves = order.moves.filter(hasWords);
  if (moves.length === 0) return null;
  return (
    <Cluster>
      {moves.map((state) => (
        <Button
          key={state}
          variant="secondary"
          aria-label={`${words[state].button}: ${order.orderno}`}
          onClick={() => setAsked(state)}
        >
          {words[state].button}
        </Button>
      ))}
      {asked && (
        <Modal
          open
          size="small"
          onOpenChange={close}
          title={`${words[asked].button} ${order.orderno}?`}
          description={words[asked].question}
          footer={
            <>
              <Button variant="secondary" onClick={close}>
                Back
              </Button>
              <Button
                variant={words[asked].variant}
                busy={isLoading}
                onClick={() => void change(asked)}
              >
                {words[asked].button}
              </Button>
            </>
          }
        >
          {error && (
            <Notice kind="error" live title="Nothing was changed">
              {isRequestError(error) ? error.message : 'The answer could not be read.'}
            </Notice>
          )}
        </Modal>
      )}
    </Cluster>
  );
}
