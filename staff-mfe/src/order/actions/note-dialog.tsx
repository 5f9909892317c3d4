import type { StaffOrderPage } from 'contract/staff/order-page';
import { useState } from 'react';
import { Field } from 'shared/forms';
import { ActionDialog } from './action-dialog';
import { useOrderForm } from './use-order-form';
import { limitLength } from 'shared/desk';

interface NoteDialogProps {
  order: StaffOrderPage;
  onClose: () => void;
}

/** Form that adds an internal note. The key prevents a second note after a repeated press. */
export function NoteDialog({ order: { orderno, version }, onClose }: NoteDialogProps) {
  const [key] = useState(() => crypto.randomUUID());
  const form = useOrderForm({
    orderno,
    choice: { name: 'addNote' },
    onClose,
    defaultValues: { version, reason: '', text: '', key },
    toBody: ({ text, key: noteKey }) => ({ text, key: noteKey }),
  });
  return (
    <ActionDialog
      title={`Note on ${orderno}`}
      description="Only staff can read it."
      submitLabel="Add the note"
      form={form}
    >
      <Field
        label="Note"
        multiline
        required
        error={form.errorOf('text')}
        {...form.register('text', {
          maxLength: limitLength('Note', 2000),
          validate: (value) => value.trim() !== '' || 'Please write a note.',
        })}
      />
    </ActionDialog>
  );
}
