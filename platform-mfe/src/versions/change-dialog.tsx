import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import { type FormEvent, useId, useState } from 'react';
import { Field, SelectField } from 'shared/forms';
import { Modal } from 'shared/overlays';
import { Button, Notice, Stack } from 'shared/ui';
import { FormErrorNotice, limitLength, useStaffForm } from 'shared/desk';
import type { ReleaseChange } from 'contract/releases/versions';
import { useChangeReleasesMutation } from './releases-api';

export interface PlannedChange {
  title: string;
  /** Sentence that tells staff the effect of the change on visitors. */
  description: string;
  /** What is known against the version that visitors would get. Staff must agree to it. */
  warning?: string;
  /** Label of the button that makes the change. */
  buttonLabel: string;
  change: ReleaseChange;
}

interface ChangeDialogProps {
  plannedChange: PlannedChange;
  /**
   * Revision of the live versions that the user saw. The server refuses the change if the revision
   * is no longer current.
   */
  revision: number;
  onChanged: () => void;
  onClose: () => void;
}

interface ChangeValues {
  reason: string;
  share: string;
  isSure: boolean;
}

const shares = ['1', '5', '10', '20', '50'].map((value) => ({ value, label: `${value}%` }));

/**
 * Asks for the reason, then makes the change. The audit log and the history of releases record the
 * reason.
 */
export function ChangeDialog({ plannedChange, revision, onChanged, onClose }: ChangeDialogProps) {
  const { title, description, warning, buttonLabel, change } = plannedChange;
  const formId = useId();
  const form = useChangeForm(change, revision, onChanged);
  const submit = (event: FormEvent) => {
    event.preventDefault();
    void form.submit();
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title={title}
      description={description}
      footer={
        <>
          <Button variant="secondary" onClick={onClose}>
            Back
          </Button>
          <Button type="submit" form={formId} busy={form.isSending}>
            {buttonLabel}
          </Button>
        </>
      }
    >
      <form id={formId} noValidate onSubmit={submit}>
        <Stack gap={4}>
          <FormErrorNotice text={form.formError} />
          {warning && (
            <Notice kind="warning" title="This version is marked as failing">
              <Stack gap={3}>
                <p>{warning}</p>
                <label>
                  <input
                    type="checkbox"
                    {...form.register('isSure', { required: 'Please confirm this first.' })}
                  />{' '}
                  {`${buttonLabel} all the same`}
                </label>
                {form.errorOf('isSure') && <p role="alert">{form.errorOf('isSure')}</p>}
              </Stack>
            </Notice>
          )}
          {change.what === 'split' && (
            <SelectField
              label="Share of the visitors"
              options={shares}
              {...form.register('share')}
            />
          )}
          <Field
            label="Reason"
            hint="The audit log and the history keep it."
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

function useChangeForm(change: ReleaseChange, revision: number, onChanged: () => void) {
  const [key] = useState(() => crypto.randomUUID());
  const [send] = useChangeReleasesMutation();
  return useStaffForm<ChangeValues>({
    defaultValues: { reason: '', share: '10', isSure: false },
    draftKey: null,
    send: ({ reason, share }) =>
      send({
        ...(change.what === 'split' ? { ...change, share: Number(share) / 100 } : change),
        key,
        revision,
        reason: reason.trim(),
      }).unwrap(),
    onSaved: onChanged,
  });
}
