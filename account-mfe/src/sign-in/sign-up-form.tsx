import { useEffect, useRef } from 'react';
import { Button } from 'shared/ui';
import { Field, hasExtension, NO_EXTENSION_MESSAGE, extractPhoneDigits } from 'shared/forms';
import { useToast } from 'shared/overlays';
import { MIN_PASSWORD_LENGTH, PasswordField, passwordHint } from '../passwords/password-field';
import { EmailField, SignInForm, type SignInViewProps, SwitchViewPrompt } from './sign-in-form';
import { useSignUpMutation } from './sign-in-api';
import { useSignIn } from './use-sign-in';

/**
 * Form that creates an account. The form's first field takes the focus, because the control that
 * opened this view no longer exists.
 */
export function SignUpForm({
  email,
  onEmailChange,
  onRefused,
  onSwitchView,
  hasPageHeading,
}: SignInViewProps) {
  const [signUp, { isLoading }] = useSignUpMutation();
  const { signIn, refusal, setRefusal } = useSignIn(onRefused);
  const toast = useToast();
  const firstFieldRef = useFocusOnMount();

  const submit = (getValue: (name: string) => string, form: HTMLFormElement) => {
    const password = getValue('password');
    if (password.length < MIN_PASSWORD_LENGTH) {
      return toast({ kind: 'error', text: 'Mobile no should be of atleast 11 digits' });
    }
    const mobile = getValue('mobile');
    if (hasExtension(mobile)) return setRefusal({ field: 'mobile', text: NO_EXTENSION_MESSAGE });
    const account = { name: getValue('name'), username: getValue('username'), password };
    void signIn(form, () => signUp({ ...account, mobile: extractPhoneDigits(mobile) }).unwrap());
  };
  return (
    <SignInForm
      title="Sign Up"
      heading={hasPageHeading ? <h2>Sign Up</h2> : <h1>Sign Up</h1>}
      intro={<p>One account for your orders, now and later.</p>}
      buttonLabel="Sign Up"
      isBusy={isLoading}
      refusal={refusal}
      onSend={submit}
      footer={
        <SwitchViewPrompt question="Already have an account?">
          <Button variant="quiet" onClick={onSwitchView}>
            Log In
          </Button>
        </SwitchViewPrompt>
      }
    >
      <Field label="Name" name="name" autoComplete="name" required ref={firstFieldRef} />
      <Field
        label="Mobile"
        name="mobile"
        type="tel"
        inputMode="tel"
        autoComplete="tel"
        hint="11 digits, such as 07700 900123. We call about your collection or delivery only."
        required
      />
      <EmailField autoComplete="username" value={email} onEmailChange={onEmailChange} />
      <PasswordField autoComplete="new-password" hint={passwordHint} />
    </SignInForm>
  );
}

function useFocusOnMount() {
  const fieldRef = useRef<HTMLInputElement>(null);
  useEffect(() => fieldRef.current?.focus(), []);
  return fieldRef;
}
