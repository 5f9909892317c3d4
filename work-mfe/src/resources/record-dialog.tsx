import type { ReactNode } from 'react';
import { Modal } from 'shared/overlays';
import { Button, Cluster, Notice, Stack } from 'shared/ui';
import { type FieldValues, FormErrorNotice, type StaffForm } from 'shared/desk';

interface RecordDialogProps<Values extends FieldValues> {
  title: string;
  form: StaffForm<Values>;
  /** Values that a colleague has saved meanwhile, in words, or ''. */
  theirs?: string;
  submitLabel?: string;
  onClose: () => void;
  children: ReactNode;
}

/** Dialog with the form of a record. After a refusal, the typed values stay. */
export function RecordDialog<Values extends FieldValues>(props: RecordDialogProps<Values>) {
  const { title, form, theirs = '', submitLabel = 'Save', onClose, children } = props;
  return (
    <Modal open onOpenChange={(isOpen) => !isOpen && onClose()} title={title}>
      <form
        noValidate
        aria-label={title}
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={4}>
          {children}
          {theirs !== '' && (
            <Notice kind="warning" isAnnounced title="A colleague changed this meanwhile">
              {`It is now: ${theirs}. What you typed is still here. Save again to save it over theirs.`}
            </Notice>
          )}
          <FormErrorNotice text={form.formError} />
          <Cluster>
            <Button type="submit" busy={form.isSending}>
              {submitLabel}
            </Button>
            <Button variant="secondary" onClick={onClose}>
              Cancel
            </Button>
          </Cluster>
        </Stack>
      </form>
    </Modal>
  );
}
