import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import { type FormEvent, useId } from 'react';
import { Field } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { Button, Notice, Stack } from 'shared/ui';
import { limitLength, useStaffForm } from 'shared/desk';
import { openShop } from './open-shop';
import { useBeginPreviewMutation } from './versions-api';

interface ConfirmPreviewDialogProps {
  /** Version numbers by package name. */
  versions: Record<string, string>;
  onClose: () => void;
}

/** Asks for the reason, then reloads the shop with the chosen versions in this browser. */
export function ConfirmPreviewDialog({ versions, onClose }: ConfirmPreviewDialogProps) {
  const formId = useId();
  const [beginPreview] = useBeginPreviewMutation();
  const form = useStaffForm({
    defaultValues: { reason: '' },
    draftKey: null,
    send: ({ reason }) => beginPreview({ versions, reason: reason.trim() }).unwrap(),
    onSaved: openShop,
  });
  const versionNames = Object.entries(versions).map(([name, version]) => `${name} ${version}`);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Modal
      open
      size="small"
      onOpenChange={onClose}
      title="Show this in your browser?"
      description={`You will see ${versionNames.join(' and ')} instead of what is live. Orders that you place are real orders.`}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={formId} busy={form.isSending}>
            Show it
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          {form.formError && (
            <Notice kind="error" isAnnounced title="It is not shown">
              {form.formError}
            </Notice>
          )}
          <Field
            label="Reason"
            hint="The audit log keeps it."
            required
            error={form.errorOf('reason')}
            {...form.register('reason', {
              maxLength: limitLength('Reason', MAX_REASON_LENGTH),
              validate: (value) => value.trim() !== '' || 'Please give a reason.',
            })}
          />
        </Stack>
      </form>
    </Modal>
  );
}
