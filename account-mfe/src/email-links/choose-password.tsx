import { useState } from 'react';
import { ButtonLink, EmptyState } from 'shared/ui';
import { useFormCall } from '../forms/use-form-call';
import { PasswordField, passwordHint } from '../passwords/password-field';
import { SignInForm } from '../sign-in/sign-in-form';
import { useSetPasswordMutation } from './account-links-api';

const title = 'Choose a new password';

/** Form that a link in the email about a forgotten password opens. */
export function ChoosePassword({ token }: { token: string }) {
  const [isChanged, setChanged] = useState(false);
  const [setPassword] = useSetPasswordMutation();
  const { send, isBusy, refusal } = useFormCall();
  if (isChanged) return <PasswordChangedNotice />;
  if (token === '' || refusal?.code === 'link_ended') return <InvalidLinkNotice />;
  const submit = async (password: string, form: HTMLFormElement) => {
    if (await send(() => setPassword({ token, password }).unwrap(), form)) setChanged(true);
  };
  return (
    <SignInForm
      title={title}
      heading={<h1>{title}</h1>}
      intro={<p>All devices that are signed in to your account will be signed out.</p>}
      buttonLabel="Set new password"
      isBusy={isBusy}
      refusal={refusal}
      onSend={(getValue, form) => void submit(getValue('password'), form)}
    >
      <PasswordField label="New password" autoComplete="new-password" hint={passwordHint} />
    </SignInForm>
  );
}

const PasswordChangedNotice = () => (
  <EmptyState
    icon="check"
    headingLevel={1}
    title="Your password is changed"
    action={<ButtonLink to="/login">Log In</ButtonLink>}
  >
    <p role="status">You can log in with the new one now.</p>
  </EmptyState>
);

const InvalidLinkNotice = () => (
  <EmptyState
    icon="mail"
    headingLevel={1}
    title="This link cannot be used any more"
    action={<ButtonLink to="/forgotten-password">Send me a new link</ButtonLink>}
  >
    <p>A link works once and for 30 minutes. Please open the newest one, or have another sent.</p>
  </EmptyState>
);
