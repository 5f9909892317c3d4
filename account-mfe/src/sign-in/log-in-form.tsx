import { Button } from 'shared/ui';
import { ForgottenPasswordLink } from './forgotten-password-link';
import { PasswordField } from '../passwords/password-field';
import { EmailField } from './email-field';
import { OtherView } from './other-view';
import { useLogInMutation } from './sign-in-api';
import { SignInForm, type ViewProps } from './sign-in-form';
import { useSignIn } from './use-sign-in';

/** The Log In view, without validation (specification, section 5). */
export function LogInForm({ email, onEmail, onRefused, onOther, isPart }: ViewProps) {
  const [logIn, { isLoading }] = useLogInMutation();
  const { signIn, refusal } = useSignIn(onRefused);
  return (
    <SignInForm
      title="Log In"
      heading={isPart ? <h2>Log In</h2> : <h1>Log In</h1>}
      intro={<p>Log in to check out faster and to see your orders.</p>}
      button="Log In"
      busy={isLoading}
      refusal={refusal}
      onSend={(field, form) =>
        void signIn(form, () =>
          logIn({ username: field('username'), password: field('password') }).unwrap(),
        )
      }
      other={
        <OtherView question="New here?">
          <Button variant="quiet" onClick={onOther}>
            Sign Up
          </Button>
        </OtherView>
      }
    >
      <EmailField autoComplete="username" value={email} onEmail={onEmail} />
      <PasswordField autoComplete="current-password" />
      <ForgottenPasswordLink email={email} />
    </SignInForm>
  );
}
