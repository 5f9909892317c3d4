import { Field } from 'shared/forms';
import { useChangeEmailMutation } from '../account/account-api';
import { AccountForm } from '../forms/account-form';
import { PasswordField } from '../passwords/password-field';

/**
 * Form that changes the email address. The old address stays in use until the user confirms the new
 * address by an emailed link.
 */
export function EmailForm({ email }: { email: string }) {
  const [changeEmail] = useChangeEmailMutation();
  return (
    <AccountForm
      title="E-mail"
      intro={
        <p>
          You sign in with <strong>{email}</strong>. We mail a link to the new address; once you
          open it, the new one counts, and we tell the old one.
        </p>
      }
      buttonLabel="Send the link"
      successText="If the new address can be used, a link is on its way to it. It works once, within 24 hours."
      shouldReset
      onSend={(getValue) =>
        changeEmail({ email: getValue('email'), password: getValue('password') }).unwrap()
      }
    >
      <Field
        label="New e-mail"
        name="email"
        type="email"
        inputMode="email"
        autoComplete="email"
        autoCapitalize="none"
        spellCheck={false}
        required
      />
      <PasswordField label="Your password" autoComplete="current-password" />
    </AccountForm>
  );
}
