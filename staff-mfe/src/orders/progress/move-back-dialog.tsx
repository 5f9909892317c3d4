import { type FormEvent, useState } from 'react';
import { isRequestError } from 'shared/data';
import { cleanTypedText, Field } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { Button, Notice } from 'shared/ui';
import type { Progress } from 'contract/orders/progress';
import { useMoveProgressMutation } from './progress-api';

interface MoveBackDialogProps {
  orderno: string;
  part: Progress;
  previousStep: Progress['steps'][number];
  onClose: () => void;
}

/**
 * Asks why an order goes back to an earlier step. The reason is saved in the order's history, where
 * staff can read it.
 */
export function MoveBackDialog({ orderno, part, previousStep, onClose }: MoveBackDialogProps) {
  const [reason, setReason] = useState('');
  const [moveProgress, { isLoading, error }] = useMoveProgressMutation();
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await moveProgress({
      orderno,
      trade: part.trade,
      step: previousStep.step,
      reason: cleanTypedText(reason, 'line'),
    });
    if (!result.error) onClose();
  };
  const formId = `back-${orderno}-${part.trade}`;
  return (
    <Modal
      open
      size="small"
      onOpenChange={onClose}
      title={`Back to '${previousStep.label}'?`}
      description={`${part.title} of ${orderno}. The customer gets no mail of it.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Leave it
          </Button>
          <Button type="submit" form={formId} busy={isLoading}>
            Move back
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={(event) => void submit(event)}>
        <Field
          label="Reason"
          required
          isEnforced
          maxLength={200}
          value={reason}
          onChange={(event) => setReason(event.currentTarget.value)}
        />
      </form>
      {error && (
        <Notice kind="error" isAnnounced title="Nothing was changed">
          {isRequestError(error) ? error.message : 'The answer could not be read.'}
        </Notice>
      )}
    </Modal>
  );
}
