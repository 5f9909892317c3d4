import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import type { FormEvent } from 'react';
import { FormErrorNotice, useStaffForm } from 'shared/desk';
import { Field } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';

interface ReasonDialogProps {
  title: string;
  submitLabel: string;
  send: (reason: string) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog of a step that needs a reason. */
export function ReasonDialog({ title, submitLabel, send, onClose }: ReasonDialogProps) {
  const form = useStaffForm<{ reason: string }>({
    defaultValues: { reason: '' },
    draftKey: null,
    send: ({ reason }) => send(reason),
    onSaved: onClose,
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Modal open size="small" title={title} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <form noValidate onSubmit={submit}>
        <Stack gap={3}>
          <Field
            label="Reason"
            required
            maxLength={MAX_REASON_LENGTH}
            error={form.errorOf('reason')}
            {...form.register('reason', {
              validate: (reason) => reason.trim() !== '' || 'Please type a reason.',
            })}
          />
          <FormErrorNotice text={form.formError} />
          <Button type="submit" busy={form.isSending}>
            {submitLabel}
          </Button>
        </Stack>
      </form>
    </Modal>
  );
}
