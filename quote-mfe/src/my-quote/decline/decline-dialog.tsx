import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import { type FormEvent, useState } from 'react';
import { Field } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import { FailureNotice } from '../failure-notice';
import { useDeclineMyQuoteMutation } from '../my-quote-api';

export interface DeclineDialogProps {
  token: string;
  version: number;
  /** Reads the quote again. */
  onChanged: () => void;
  onClose: () => void;
}

const FORM_ID = 'decline-quote';

/** Asks for a reason, which may be left empty, and declines the offer. */
export function DeclineDialog({ token, version, onChanged, onClose }: DeclineDialogProps) {
  const [decline, { isLoading, error }] = useDeclineMyQuoteMutation();
  const [reason, setReason] = useState('');
  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const result = await decline({ token, version, reason });
    // The quote may have changed meanwhile, or the answer was lost after the quote was declined.
    if (result.error) onChanged();
    else onClose();
  };
  return (
    <Modal
      open
      size="small"
      onOpenChange={onClose}
      title="Decline this quote?"
      description="You can still ask us for another one afterwards."
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Keep it open
          </Button>
          <Button variant="danger" type="submit" form={FORM_ID} busy={isLoading}>
            Decline
          </Button>
        </>
      }
    >
      <form id={FORM_ID} onSubmit={(event) => void submit(event)}>
        <Stack gap={4}>
          <Field
            multiline
            rows={3}
            label="Why does it not suit you? (optional)"
            hint="The price, the day, another firm: it helps us, and perhaps we can do better."
            maxLength={MAX_REASON_LENGTH}
            value={reason}
            onChange={({ currentTarget }) => setReason(currentTarget.value)}
          />
          <FailureNotice error={error} title="The quote was not declined" />
        </Stack>
      </form>
    </Modal>
  );
}
