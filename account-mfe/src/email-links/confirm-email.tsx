import { useState } from 'react';
import { ButtonLink, EmptyState } from 'shared/ui';
import { useFormCall } from '../forms/use-form-call';
import { SignInForm } from '../sign-in/sign-in-form';
import { useConfirmEmailMutation } from './account-links-api';

const title = 'Confirm your e-mail';

/** Confirms the email address only after a click, because mail programs also open links. */
export function ConfirmEmail({ token }: { token: string }) {
  const [isChanged, setChanged] = useState(false);
  const [confirm] = useConfirmEmailMutation();
  const { send, isBusy, refusal } = useFormCall();
  if (isChanged) return <EmailChangedNotice />;
  if (token === '' || refusal?.code === 'link_ended') return <InvalidLinkNotice />;
  const submit = async () => {
    if (await send(() => confirm({ token }).unwrap())) setChanged(true);
  };
  return (
    <SignInForm
      title={title}
      heading={<h1>{title}</h1>}
      intro={<p>From then on you sign in with this address, and our mails come to it.</p>}
      buttonLabel="Confirm this address"
      isBusy={isBusy}
      refusal={refusal}
      onSend={() => void submit()}
    >
      {null}
    </SignInForm>
  );
}

const EmailChangedNotice = () => (
  <EmptyState
    icon="check"
    headingLevel={1}
    title="Your e-mail is changed"
    action={<ButtonLink to="/myaccount/settings">To your account</ButtonLink>}
  >
    <p role="status">Please sign in with the new address from now on.</p>
  </EmptyState>
);

const InvalidLinkNotice = () => (
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
