import { useState } from 'react';
import { useAppSelector, useAuth } from 'shared/core';
import { AlreadySignedIn } from './already-signed-in';
import { AtCheckout } from './at-checkout';
import { GuestCheckout } from './guest-checkout';
import { LogInForm } from './log-in-form';
import { SignUpForm } from './sign-up-form';
import styles from './sign-in-views.module.css';

/**
 * The Log In and Sign Up views. During a checkout the guest form comes first. A refused call switches to the Sign Up
 * view without any message and keeps the typed email (specification, section 4; rule 22).
 */
export function SignInViews() {
  const { user } = useAuth();
  const guestOffered = useAppSelector((state) => state.checkoutstatus === 1);
  const [staysSignedIn, setStaysSignedIn] = useState(user !== null);
  const [view, setView] = useState<'log-in' | 'sign-up'>('log-in');
  const [email, setEmail] = useState('');
  if (staysSignedIn) return <AlreadySignedIn onOther={() => setStaysSignedIn(false)} />;

  const form = {
    email,
    onEmail: setEmail,
    onRefused: () => setView('sign-up'),
    isPart: guestOffered,
  };
  const refuseGuest = (guestEmail: string) => {
    setEmail(guestEmail);
    setView('sign-up');
  };
  const signIn =
    view === 'log-in' ? (
      <LogInForm {...form} onOther={() => setView('sign-up')} />
    ) : (
      <SignUpForm {...form} onOther={() => setView('log-in')} />
    );
  if (!guestOffered) return <div className={styles.alone}>{signIn}</div>;
  return (
    <AtCheckout>
      <GuestCheckout onRefused={refuseGuest} />
      {signIn}
    </AtCheckout>
  );
}
