import { useState } from 'react';
import { useLocation } from 'shared/router';
import { ButtonLink, EmptyState, TextLink } from 'shared/ui';
import * as v from 'shared/schema';
import { useFormCall } from '../forms/use-form-call';
import { EmailField, SignInForm } from '../sign-in/sign-in-form';
import { useRequestPasswordLinkMutation } from './account-links-api';

const title = 'Forgotten your password?';

const locationStateSchema = v.fallback(v.object({ email: v.string() }), { email: '' });

export function RequestPasswordLink() {
  const { state } = useLocation();
  const [email, setEmail] = useState(() => v.parse(locationStateSchema, state).email);
  const [recipient, setRecipient] = useState<string | null>(null);
  const [requestLink] = useRequestPasswordLinkMutation();
  const { send, isBusy, refusal } = useFormCall();
  if (recipient !== null) return <CheckMailboxNotice email={recipient} />;
  const submit = async (username: string, form: HTMLFormElement) => {
    if (await send(() => requestLink({ username }).unwrap(), form)) setRecipient(username);
  };
  return (
    <SignInForm
      title={title}
      heading={<h1>{title}</h1>}
      intro={<p>Tell us your e-mail, and we send you a link to choose a new password.</p>}
      buttonLabel="Send me a link"
      isBusy={isBusy}
      refusal={refusal}
      onSend={(getValue, form) => void submit(getValue('username'), form)}
      footer={
        <p>
          <TextLink to="/login">Back to Log In</TextLink>
        </p>
      }
    >
      <EmailField autoComplete="username" value={email} onEmailChange={setEmail} />
    </SignInForm>
  );
}

/**
 * The text is the same for every email address. Otherwise the text would reveal who has an account
 * (rule 22).
 */
const CheckMailboxNotice = ({ email }: { email: string }) => (
  <EmptyState
    icon="mail"
    headingLevel={1}
    title="Look into your mailbox"
    action={<ButtonLink to="/login">Back to Log In</ButtonLink>}
  >
    <p role="status">
      {`If there is an account for ${email || 'this address'}, a link to choose a new password is on its way. It works once, within 30 minutes. Nothing there? Please look among unwanted mail, and check that the address is the one you signed up with.`}
    </p>
  </EmptyState>
);
