import { useState } from 'react';
import { ButtonLink, EmptyState } from 'shared/ui';
import { useSend } from '../forms/use-send';
import { SignInForm } from '../sign-in/sign-in-form';
import { useConfirmEmailMutation } from './account-links-api';

const title = 'Confirm your e-mail';

/** The page of the link to a new email address. It needs a click, because mail programs open links too. */
export function ConfirmEmail({ token }: { token: string }) {
  const [isDone, setDone] = useState(false);
  const [confirm] = useConfirmEmailMutation();
  const { send, busy, refusal } = useSend();
  if (isDone) return <Done />;
  if (token === '' || refusal?.code === 'link_ended') return <NoLink />;
  const submit = async () => {
    if (await send(() => confirm({ token }).unwrap())) setDone(true);
  };
  return (
    <SignInForm
      title={title}
      heading={<h1>{title}</h1>}
      intro={<p>From then on you sign in with this address, and our mails come to it.</p>}
      button="Confirm this address"
      busy={busy}
      refusal={refusal}
      onSend={() => void submit()}
    >
      {null}
    </SignInForm>
  );
}

const Done = () => (
  <EmptyState
    icon="check"
    headingLevel={1}
    title="Your e-mail is changed"
    action={<ButtonLink to="/myaccount/settings">To your account</ButtonLink>}
  >
    <p role="status">Please sign in with the new address from now on.</p>
  </EmptyState>
);

const NoLink = () => (
  <EmptyState
    icon="mail"
    headingLevel={1}
    title="This link cannot be used any more"
    action={<ButtonLink to="/myaccount/settings">To your account</ButtonLink>}
  >
    <p>
      A link works once and for 24 hours. You can have another one sent from the settings of your
      account.
    </p>
  </EmptyState>
);
