import { useState } from 'react';
import { EmailField } from './email-field';
import { useContinueAsGuestMutation } from './sign-in-api';
import { SignInForm } from './sign-in-form';
import { useSignIn } from './use-sign-in';

/** The email is not validated (specification, sections 5 and 6). */
export function GuestCheckout({ onRefused }: { onRefused: (email: string) => void }) {
  const [continueAsGuest, { isLoading }] = useContinueAsGuestMutation();
  const [email, setEmail] = useState('');
  const { signIn, refusal } = useSignIn(() => onRefused(email));
  return (
    <SignInForm
      title="Guest checkout"
      heading={<h2>Guest checkout</h2>}
      intro={<p>No account needed. We send the confirmation to your e-mail.</p>}
      buttonLabel="Continue as Guest"
      isBusy={isLoading}
      refusal={refusal}
      onSend={(getValue, form) =>
        void signIn(form, () => continueAsGuest({ username: getValue('username') }).unwrap())
      }
    >
      <EmailField autoComplete="email" value={email} onEmailChange={setEmail} />
    </SignInForm>
  );
}
