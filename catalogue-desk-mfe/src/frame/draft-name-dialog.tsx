import type { Draft } from 'contract/staff/catalogue/draft';
import { type FormEvent, useId } from 'react';
import { Field } from 'shared/forms';
import { Modal, useToast } from 'shared/overlays';
import { Button, Stack } from 'shared/ui';
import { FormErrorNotice, useStaffForm, limitLength } from 'shared/desk';
import { useRenameCatalogueDraftMutation } from '../calls/drafts-api';
import { nameNewDraft } from './use-current-draft';

interface DraftNameDialogProps {
  /** The draft to rename, or null for a new draft. */
  draft: Draft | null;
  onCreate: (name: string) => Promise<unknown>;
  onClose: () => void;
}

/** Dialog for the name of a new or an existing draft. */
export function DraftNameDialog({ draft, onCreate, onClose }: DraftNameDialogProps) {
  const formId = useId();
  const toast = useToast();
  const [rename] = useRenameCatalogueDraftMutation();
  const form = useStaffForm<{ name: string }>({
    defaultValues: { name: draft?.name ?? nameNewDraft() },
    draftKey: null,
    send: ({ name }) =>
      draft === null
        ? onCreate(name)
        : rename({ id: draft.id, version: draft.version, name }).unwrap(),
    onSaved: () => {
      toast({ kind: 'success', text: draft === null ? 'The draft is open.' : 'Renamed.' });
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
      title={draft === null ? 'New draft' : 'Rename the draft'}
      footer={
        <Button type="submit" form={formId} busy={form.isSending}>
          {draft === null ? 'Open the draft' : 'Rename'}
        </Button>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={3}>
          <FormErrorNotice text={form.formError} />
          <Field
            label="Name"
            hint="Only staff can read it, such as ‘Prices for January’."
            required
            error={form.errorOf('name')}
            {...form.register('name', {
              maxLength: limitLength('Name', 80),
              validate: (name) => name.trim() !== '' || 'Name: it is missing.',
            })}
          />
        </Stack>
      </form>
    </Modal>
  );
}
