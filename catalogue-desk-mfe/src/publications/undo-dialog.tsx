import type { Publication } from 'contract/staff/catalogue/publication';
import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import { type FormEvent, useId } from 'react';
import { Field } from 'shared/forms';
import { Modal, useToast } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import { FormErrorNotice, useStaffForm, limitLength } from 'shared/desk';
import { useUndoCataloguePublicationMutation } from './publications-api';

interface UndoDialogProps {
  publication: Publication;
  /** Id of the newest publication that the page shows. */
  last: number;
  onClose: () => void;
}

/** Dialog that asks for a reason and then restores the state before a publication. */
export function UndoDialog({ publication, last, onClose }: UndoDialogProps) {
  const { id, name } = publication;
  const formId = useId();
  const toast = useToast();
  const [undo] = useUndoCataloguePublicationMutation();
  const form = useStaffForm<{ reason: string }>({
    defaultValues: { reason: '' },
    draftKey: null,
    send: ({ reason }) => undo({ id, reason, last }).unwrap(),
    onSaved: () => {
      toast({ kind: 'success', text: 'The shop is back at the state before.' });
      onClose();
    },
  });
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Modal
      open
      size="small"
      onOpenChange={(open) => !open && onClose()}
      title="Return to the state before"
      description={
        last === id
          ? `Takes ‘${name}’ back. New entries of it are archived. Shoppers see it at once.`
          : `Takes ‘${name}’ and all that was published after it back. New entries are archived. Shoppers see it at once.`
      }
      footer={
        <Button type="submit" form={formId} variant="danger" busy={form.isSending}>
          Return
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={3}>
          <FormErrorNotice text={form.formError} />
          <Field
            label="Reason"
            hint="Only staff can read it."
            required
            error={form.errorOf('reason')}
            {...form.register('reason', {
              maxLength: limitLength('Reason', MAX_REASON_LENGTH),
              validate: (reason) => reason.trim() !== '' || 'Reason: it is missing.',
            })}
          />
        </Stack>
      </form>
    </Modal>
  );
}
