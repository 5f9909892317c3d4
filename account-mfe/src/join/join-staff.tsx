import type { OwnInvitation } from 'contract/accounts/staff-sign-in';
import { isRequestError } from 'shared/data';
import { Field } from 'shared/forms';
import { FailedState, Skeleton, SkeletonGroup, VisuallyHidden } from 'shared/ui';
import { useFormCall } from '../forms/use-form-call';
import { PasswordField, passwordHint } from '../passwords/password-field';
import { SignInForm } from '../sign-in/sign-in-form';
import { useCompleteSignIn } from '../sign-in/use-sign-in';
import { InvalidInvitation } from './invalid-invitation';
import { useGetInvitationQuery, useJoinMutation } from './join-api';

const title = 'Join the staff desk';

/**
 * Form of the page that an emailed invitation opens. Asks the new colleague for a name and a
 * password.
 */
export function JoinStaff({ token }: { token: string }) {
  const query = useGetInvitationQuery({ token }, { skip: token === '' });
  const refusalCode = token === '' ? 'invitation_unknown' : readInvitationCode(query.error);
  if (refusalCode !== null) return <InvalidInvitation code={refusalCode} />;
  if (query.isError)
    return (
      <>
        <h1>{title}</h1>
        <FailedState
          subject="the invitation"
          busy={query.isFetching}
          onRetry={() => void query.refetch()}
        />
      </>
    );
  if (!query.data)
    return (
      <>
        <h1>{title}</h1>
        <SkeletonGroup label="the invitation">
          <Skeleton shape="block" />
        </SkeletonGroup>
      </>
    );
  return <JoinForm token={token} invitation={query.data} />;
}

function JoinForm({ token, invitation }: { token: string; invitation: OwnInvitation }) {
  const [join] = useJoinMutation();
  const completeSignIn = useCompleteSignIn();
  const { send, isBusy, refusal } = useFormCall();
  const submit = (getValue: (name: string) => string, form: HTMLFormElement) =>
    send(async () => {
      const credentials = { name: getValue('name'), password: getValue('password') };
      const result = await join({ token, ...credentials }).unwrap();
      if (result) await completeSignIn(result);
    }, form);
  if (refusal?.code.startsWith('invitation_')) return <InvalidInvitation code={refusal.code} />;
  return (
    <SignInForm
      title={title}
      heading={<h1>{title}</h1>}
      intro={
        <p>
          You sign in with <strong>{invitation.email}</strong> from now on. Please enter your name
          and choose a password.
        </p>
      }
      buttonLabel="Join"
      isBusy={isBusy}
      refusal={refusal}
      onSend={(getValue, form) => void submit(getValue, form)}
    >
      <VisuallyHidden>
        {/* Tells password managers the account of the new password. */}
        <input
          type="text"
          autoComplete="username"
          value={invitation.email}
          readOnly
          tabIndex={-1}
          aria-hidden="true"
        />
      </VisuallyHidden>
      <Field label="Name" name="name" autoComplete="name" required />
      <PasswordField autoComplete="new-password" hint={passwordHint} />
    </SignInForm>
  );
}

/** Returns the code of the reason why an invitation is not valid, or null for other errors. */
function readInvitationCode(error: unknown): string | null {
  if (!isRequestError(error) || error.status !== 410) return null;
  const { code } = (error.body ?? {}) as { code?: unknown };
  return typeof code === 'string' ? code : 'invitation_unknown';
}
