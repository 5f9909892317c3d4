import { MAX_REASON_LENGTH } from 'contract/calls/max-reason-length';
import type { Colleague } from 'contract/staff/people';
import { Field, SelectField } from 'shared/forms';
import { Button, Notice, Stack } from 'shared/ui';
import { ConflictDialog, formatTime, limitLength } from 'shared/desk';
import { formatRole, roleOptions } from './format-role';
import { type RoleConflict, useRoleForm } from './use-role-form';

export function RoleForm({ colleague, onSaved }: { colleague: Colleague; onSaved: () => void }) {
  const { form, conflict, applyOwn, discardOwn, keepEditing } = useRoleForm(colleague, onSaved);
  return (
    <form
      aria-label="Change the role"
      noValidate
      onSubmit={(event) => {
        event.preventDefault();
        void form.submit();
      }}
    >
      <Stack gap={4}>
        <SelectField
          label="Role"
          options={roleOptions}
          error={form.errorOf('role')}
          {...form.register('role')}
        />
        <Field
          label="Reason (optional)"
          error={form.errorOf('reason')}
          {...form.register('reason', { maxLength: limitLength('Reason', MAX_REASON_LENGTH) })}
        />
        {form.formError && (
          <Notice kind="error" isAnnounced>
            {form.formError}
          </Notice>
        )}
        <div>
          <Button type="submit" busy={form.isSending}>
            Change role
          </Button>
        </div>
      </Stack>
      <ConflictDialog
        conflicts={conflict && [toFieldConflict(conflict, form.getValues('role'))]}
        changedBy={conflict ? formatChange(conflict) : ''}
        onApply={applyOwn}
        onDiscard={discardOwn}
        onClose={keepEditing}
      />
    </form>
  );
}

const toFieldConflict = ({ current }: RoleConflict, ownRole: string) => ({
  label: 'Role',
  theirs: formatRole(current.role),
  mine: formatRole(ownRole),
});

const formatChange = ({ by, at }: RoleConflict) =>
  [by, at === null ? '' : formatTime(at)].filter(Boolean).join(', ');
