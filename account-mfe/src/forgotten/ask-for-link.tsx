import { useState } from 'react';
import { useLocation } from 'shared/core';
import { ButtonLink, EmptyState, TextLink } from 'shared/ui';
import * as v from 'shared/schema';
import { useSend } from '../forms/use-send';
import { EmailField } from '../sign-in/email-field';
import { SignInForm } from '../sign-in/sign-in-form';
import { useAskForPasswordMutation } from './account-links-api';

const title = 'Forgotten your password?';

const typedBefore = v.fallback(v.object({ email: v.string() }), { email: '' });

/** The form that requests a link to choose a new password. */
export function AskForLink() {
  const { state } = useLocation();
  const [email, setEmail] = useState(() => v.parse(typedBefore, state).email);
  const [sentTo, setSentTo] = useState<string | null>(null);
  const [ask] = useAskForPasswordMutation();
  const { send, busy, refusal } = useSend();
  if (sentTo !== null) return <LookIntoMailbox email={sentTo} />;
  const submit = async (username: string, form: HTMLFormElement) => {
    if (await send(() => ask({ username }).unwrap(), form)) setSentTo(username);
  };
  return (
    <SignInForm
      title={title}
      heading={<h1>{title}</h1>}
      intro={<p>Tell us your e-mail, and we send you a link to choose a new password.</p>}
      button="Send me a link"
      busy={busy}
      refusal={refusal}
      onSend={(field, form) => void submit(field('username'), form)}
      other={
        <p>
          <TextLink to="/login">Back to Log In</TextLink>
        </p>
      }
    >
      <EmailField autoComplete="username" value={email} onEmail={setEmail} />
    </SignInForm>
  );
}

/** The same text for every address, so that the page does not reveal who is registered (rule 22). */
const LookIntoMailbox = ({ email }: { email: string }) => (
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
