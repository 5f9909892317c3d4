import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import type { Colleague } from 'contract/staff/people';
import { Field } from 'shared/forms';
import { Button, Cluster, Stack } from 'shared/ui';
import { FormErrorNotice, useStaffForm, limitLength } from 'shared/desk';
import { useRemoveColleagueMutation } from './people-api';

interface RemoveFormProps {
  colleague: Colleague;
  onRemoved: () => void;
  onCancel: () => void;
}

/** Form that asks for a reason and removes a colleague. The audit log contains the reason. */
export function RemoveColleagueForm({ colleague, onRemoved, onCancel }: RemoveFormProps) {
  const { id, name, email } = colleague;
  const [remove] = useRemoveColleagueMutation();
  const form = useStaffForm({
    defaultValues: { reason: '' },
    draftKey: `remove ${id}`,
    onSaved: onRemoved,
    send: ({ reason }) => remove({ personid: id, reason }).unwrap(),
  });
  return (
    <form
      noValidate
      aria-label="Remove a colleague"
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={3}>
        <p>
          {`${name || email} is signed out at once and becomes an ordinary customer. The audit log keeps what they did.`}
        </p>
        <FormErrorNotice text={form.formError} />
        <Field
          label="Reason for the removal"
          hint="The audit log keeps it."
          required
          error={form.errorOf('reason')}
          {...form.register('reason', {
            maxLength: limitLength('Reason', MAX_REASON_LENGTH),
            validate: (value) => value.trim() !== '' || 'Please give a reason.',
          })}
        />
        <Cluster>
          <Button type="submit" variant="danger" busy={form.isSending}>
            Remove from the desk
          </Button>
          <Button variant="secondary" onClick={onCancel}>
            Do not remove
          </Button>
        </Cluster>
      </Stack>
    </form>
  );
}
