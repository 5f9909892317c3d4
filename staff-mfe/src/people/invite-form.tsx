import type { CallInput } from 'contract/calls/call';
import type { inviteColleague } from 'contract/staff/people';
import { useState } from 'react';
import { Field, SelectField } from 'shared/forms';
import { Button, Card, Notice, Stack } from 'shared/ui';
import { type StaffForm, useStaffForm } from 'shared/desk';
import { roleOptions } from './format-role';
import { useInviteMutation } from './people-api';
import styles from './people.module.css';

type InviteRequest = CallInput<typeof inviteColleague>;

const emptyValues: InviteRequest = { email: '', role: 'staff' };

export function InviteForm() {
  const [invite] = useInviteMutation();
  const [invitedEmail, setInvitedEmail] = useState('');
  const form: StaffForm<InviteRequest> = useStaffForm<InviteRequest>({
    defaultValues: emptyValues,
    draftKey: 'invitation',
    send: async (values) => {
      setInvitedEmail('');
      await invite(values).unwrap();
      setInvitedEmail(values.email);
    },
    onSaved: () => form.reset(emptyValues),
  });
  return (
    <Card padded>
      <form
        aria-labelledby="invite"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void form.submit();
        }}
      >
        <Stack gap={4}>
          <InviteFields form={form} />
          {form.formError && (
            <Notice kind="error" isAnnounced>
              {form.formError}
            </Notice>
          )}
          <div role="status">
            {invitedEmail && (
              <Notice kind="success">
                {`${invitedEmail} gets a mail with a link that works for three days.`}
              </Notice>
            )}
          </div>
          <div>
            <Button type="submit" busy={form.isSending}>
              Send invitation
            </Button>
          </div>
        </Stack>
      </form>
    </Card>
  );
}

const InviteFields = ({ form }: { form: StaffForm<InviteRequest> }) => (
  <div className={styles.fields}>
    <Field
      label="E-mail"
      type="email"
      inputMode="email"
      autoComplete="off"
      autoCapitalize="none"
      spellCheck={false}
      required
      error={form.errorOf('email')}
      {...form.register('email')}
    />
    <SelectField
      label="Role"
      options={roleOptions}
      error={form.errorOf('role')}
      {...form.register('role')}
    />
  </div>
);
