import { Button } from 'shared/ui';
import { Field } from 'shared/forms';
import { EmailField } from './email-field';
import { OtherView } from './other-view';
import { useLogInMutation } from './sign-in-api';
import { SignInForm, type ViewProps } from './sign-in-form';
import { useSignIn } from './use-sign-in';

/** The Log In view: no validation (specification §5). */
export function LogInForm({ email, onEmail, onRefused, onOther }: ViewProps) {
  const [logIn, { isLoading }] = useLogInMutation();
  const { signIn, tooMany } = useSignIn(onRefused);
  return (
    <SignInForm
      title="Log In"
      heading={<h1>Log In</h1>}
      intro={<p>Log in to check out faster and to see your orders.</p>}
      button="Log In"
      busy={isLoading}
      tooMany={tooMany}
      onSend={(field) =>
        void signIn(() =>
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
      <Field
        label="Password"
        name="password"
        type="password"
        autoComplete="current-password"
        required
      />
    </SignInForm>
  );
}
