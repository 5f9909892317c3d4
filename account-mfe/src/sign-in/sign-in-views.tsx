import { useState } from 'react';
import { useAuth } from 'shared/session';
import { useAppSelector } from 'shared/store';
import { AlreadySignedIn } from './already-signed-in';
import { CheckoutSignIn } from './checkout-sign-in';
import { LogInForm } from './log-in-form';
import { SignUpForm } from './sign-up-form';
import styles from './sign-in-views.module.css';
import { EmailField, SignInForm } from './sign-in-form';
import { useContinueAsGuestMutation } from './sign-in-api';
import { useSignIn } from './use-sign-in';

/**
 * Renders the sign-in forms. During a checkout, the guest form comes first. A refused sign-in opens
 * the Sign Up view and keeps the typed email address (rule 22).
 */
export function SignInViews() {
  const { user } = useAuth();
  const isGuestOffered = useAppSelector((state) => state.checkoutstatus === 1);
  const [isAlreadySignedIn, setIsAlreadySignedIn] = useState(user !== null);
  const [view, setView] = useState<'log-in' | 'sign-up'>('log-in');
  const [email, setEmail] = useState('');
  if (isAlreadySignedIn)
    return <AlreadySignedIn onSwitchAccount={() => setIsAlreadySignedIn(false)} />;

  const viewProps = {
    email,
    onEmailChange: setEmail,
    onRefused: () => setView('sign-up'),
    hasPageHeading: isGuestOffered,
  };
  const showSignUp = (guestEmail: string) => {
    setEmail(guestEmail);
    setView('sign-up');
  };
  const signInView =
    view === 'log-in' ? (
      <LogInForm {...viewProps} onSwitchView={() => setView('sign-up')} />
    ) : (
      <SignUpForm {...viewProps} onSwitchView={() => setView('log-in')} />
    );
  if (!isGuestOffered) return <div className={styles.alone}>{signInView}</div>;
  return (
    <CheckoutSignIn>
      <GuestCheckout onRefused={showSignUp} />
      {signInView}
    </CheckoutSignIn>
  );
}

/**
 * Form of the guest checkout. Does not validate the email address (specification, sections 5 and
 * 6).
 */
function GuestCheckout({ onRefused }: { onRefused: (email: string) => void }) {
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
