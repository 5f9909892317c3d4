import { useState } from 'react';
import { ButtonLink, EmptyState } from 'shared/ui';
import { useSend } from '../forms/use-send';
import { PasswordField } from '../passwords/password-field';
import { passwordHint } from '../passwords/shortest-password';
import { SignInForm } from '../sign-in/sign-in-form';
import { useSetPasswordMutation } from './account-links-api';

const title = 'Choose a new password';

/** The page of the emailed link, with a form for a new password. */
export function ChoosePassword({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);
  const [setPassword] = useSetPasswordMutation();
  const { send, busy, refusal } = useSend();
  if (isDone) return <Done />;
  if (token === '' || refusal?.code === 'link_ended') return <NoLink />;
  const submit = async (password: string, form: HTMLFormElement) => {
    if (await send(() => setPassword({ token, password }).unwrap(), form)) setDone(true);
  };
  return (
    <SignInForm
      title={title}
      heading={<h1>{title}</h1>}
      intro={<p>All devices that are signed in to your account will be signed out.</p>}
      button="Set new password"
      busy={busy}
      refusal={refusal}
      onSend={(field, form) => void submit(field('password'), form)}
    >
      <PasswordField label="New password" autoComplete="new-password" hint={passwordHint} />
    </SignInForm>
  );
}

const Done = () => (
  <EmptyState
    icon="check"
    headingLevel={1}
    title="Your password is changed"
    action={<ButtonLink to="/login">Log In</ButtonLink>}
  >
    <p role="status">You can log in with the new one now.</p>
  </EmptyState>
);

const NoLink = () => (
  <EmptyState
    icon="mail"
    headingLevel={1}
    title="This link cannot be used any more"
    action={<ButtonLink to="/forgotten-password">Send me a new link</ButtonLink>}
  >
    <p>A link works once and for 30 minutes. Please open the newest one, or have another sent.</p>
  </EmptyState>
);
