import { type FormEvent, useState } from 'react';
import { isRequestError } from 'shared/data';
import { cleanTyped, Field } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { Button, Notice } from 'shared/ui';
import type { Progress } from 'contract/orders/progress';
import { useMoveProgressMutation } from './progress-api';

interface MoveBackProps {
  orderno: string;
  part: Progress;
  before: Progress['steps'][number];
  onClose: () => void;
}

/** A form for the reason of a backward step. Staff can read the reason in the order's history. */
export function MoveBack({ orderno, part, before, onClose }: MoveBackProps) {
  const [reason, setReason] = useState('');
  const [move, { isLoading, error }] = useMoveProgressMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const answer = await move({
      orderno,
      trade: part.trade,
      step: before.step,
      reason: cleanTyped(reason, 'line'),
    });
    if (!answer.error) onClose();
  };
  const form = `back-${orderno}-${part.trade}`;
  return (
    <Modal
      open
      size="small"
      onOpenChange={onClose}
      title={`Back to '${before.label}'?`}
      description={`${part.title} of ${orderno}. The customer gets no mail of it.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" form={form} busy={isLoading}>
            Move back
          </Button>
        </>
      }
    >
      <form id={form} onSubmit={(event) => void submit(event)}>
        <Field
          label="Reason"
          required
          enforce
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
      {error && (
        <Notice kind="error" live title="Nothing was changed">
          {isRequestError(error) ? error.message : 'The answer could not be read.'}
        </Notice>
      )}
    </Modal>
  );
}
