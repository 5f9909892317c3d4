import { useEffect, useRef } from 'react';
import { Button } from 'shared/ui';
import { Field, hasExtension, NO_EXTENSION_MESSAGE, phoneDigits } from 'shared/forms';
import { useToast } from 'shared/overlays';
import { PasswordField } from '../passwords/password-field';
import { passwordHint, SHORTEST_PASSWORD } from '../passwords/shortest-password';
import { EmailField } from './email-field';
import { OtherView } from './other-view';
import { useSignUpMutation } from './sign-in-api';
import { SignInForm, type ViewProps } from './sign-in-form';
import { useSignIn } from './use-sign-in';

/** The Sign Up view. Its first field takes the focus after a refused call. */
export function SignUpForm({ email, onEmail, onRefused, onOther, isPart }: ViewProps) {
  const [signUp, { isLoading }] = useSignUpMutation();
  const { signIn, refusal, setRefusal } = useSignIn(onRefused);
  const toast = useToast();
  const first = useFocusOnArrival();

  const send = (field: (name: string) => string, form: HTMLFormElement) => {
    const password = field('password');
    if (password.length < SHORTEST_PASSWORD) {
      return toast({ kind: 'error', text: 'Mobile no should be of atleast 11 digits' });
    }
    const mobile = field('mobile');
    if (hasExtension(mobile)) return setRefusal({ field: 'mobile', text: NO_EXTENSION_MESSAGE });
    const account = { name: field('name'), username: field('username'), password };
    void signIn(form, () => signUp({ ...account, mobile: phoneDigits(mobile) }).unwrap());
  };
  return (
    <SignInForm
      title="Sign Up"
      heading={isPart ? <h2>Sign Up</h2> : <h1>Sign Up</h1>}
      intro={<p>One account for your orders, now and later.</p>}
      button="Sign Up"
      busy={isLoading}
      refusal={refusal}
      onSend={send}
      other={
        <OtherView question="Already have an account?">
          <Button variant="quiet" onClick={onOther}>
            Log In
          </Button>
        </OtherView>
      }
    >
      <Field label="Name" name="name" autoComplete="name" required ref={first} />
      <Field
        label="Mobile"
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="11 digits, such as 07700 900123. We call about your collection or delivery only."
        required
      />
      <EmailField autoComplete="username" value={email} onEmail={onEmail} />
      <PasswordField autoComplete="new-password" hint={passwordHint} />
    </SignInForm>
  );
}

function useFocusOnArrival() {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => field.current?.focus(), []);
  return field;
}
