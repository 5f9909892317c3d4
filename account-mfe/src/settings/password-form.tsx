import { VisuallyHidden } from 'shared/ui';
import { useChangePasswordMutation } from '../account/account-api';
import { AccountForm } from '../forms/account-form';
import { PasswordField, passwordHint } from '../passwords/password-field';

/** Form that changes the password. The backend then signs out all other devices. */
export function PasswordForm({ email }: { email: string }) {
  const [changePassword] = useChangePasswordMutation();
  return (
    <AccountForm
      title="Password"
      intro={<p>Your other devices are signed out when you change it. This one stays signed in.</p>}
      buttonLabel="Change password"
      successText="Your password is changed, and your other devices are signed out."
      shouldReset
      onSend={(getValue) =>
        changePassword({
          password: getValue('password'),
          newPassword: getValue('newPassword'),
        }).unwrap()
      }
    >
      <VisuallyHidden>
        {/* Tells password managers the account of the new password. */}
        <input
          type="text"
          autoComplete="username"
          value={email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      </VisuallyHidden>
      <PasswordField label="Present password" autoComplete="current-password" />
      <PasswordField
        label="New password"
        name="newPassword"
        autoComplete="new-password"
        hint={passwordHint}
      />
    </AccountForm>
  );
}
