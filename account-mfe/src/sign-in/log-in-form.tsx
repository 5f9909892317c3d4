import { defineLazyModule, useLazyModule } from 'shared/lazy';
import { Button, Notice, TextLink } from 'shared/ui';
import { useFeature } from 'shared/session';
import { PasswordField } from '../passwords/password-field';
import { EmailField, SignInForm, type SignInViewProps, SwitchViewPrompt } from './sign-in-form';
import { useLogIn } from './use-log-in';
import { useSignIn } from './use-sign-in';

/** Loads lazily, because only staff with a second factor need the second step. */
export const lazySecondStep = defineLazyModule(
  () => import(/* webpackChunkName: "later-second-step" */ './second-step'),
);

/** Form that signs in. Sends the fields without validation (specification, section 5). */
export function LogInForm({
  email,
  onEmailChange,
  onRefused,
  onSwitchView,
  hasPageHeading,
}: SignInViewProps) {
  const { logIn, challenge, isChallengeOver, goBack, isBusy } = useLogIn();
  const { signIn, refusal } = useSignIn(onRefused);
  const secondStep = useLazyModule(lazySecondStep, challenge !== null);
  if (challenge !== null && secondStep)
    return (
      <secondStep.SecondStep
        challenge={challenge}
        hasPageHeading={hasPageHeading}
        onBack={goBack}
      />
    );
  return (
    <SignInForm
      title="Log In"
      heading={hasPageHeading ? <h2>Log In</h2> : <h1>Log In</h1>}
      intro={<p>Log in to check out faster and to see your orders.</p>}
      buttonLabel="Log In"
      isBusy={isBusy}
      refusal={refusal}
      onSend={(getValue, form) =>
        void signIn(form, () => logIn(getValue('username'), getValue('password')))
      }
      footer={
        <SwitchViewPrompt question="New here?">
          <Button variant="quiet" onClick={onSwitchView}>
            Sign Up
          </Button>
        </SwitchViewPrompt>
      }
    >
      {isChallengeOver && (
        <Notice kind="error" isAnnounced>
          This sign-in has ended. Please enter your password again.
        </Notice>
      )}
      <EmailField autoComplete="username" value={email} onEmailChange={onEmailChange} />
      <PasswordField autoComplete="current-password" />
      <ForgottenPasswordLink email={email} />
    </SignInForm>
  );
}

/** Link to the page for forgotten passwords, with the typed email address (rule 51). */
function ForgottenPasswordLink({ email }: { email: string }) {
  if (!useFeature('account')) return null;
  return (
    <p>
      <TextLink isStandalone to="/forgotten-password" state={{ email }}>
        Forgotten your password?
      </TextLink>
    </p>
  );
}
