import { useState } from 'react';
import { defineLazyComponent } from 'shared/lazy';
import { useAuth } from 'shared/session';
import { useLogout } from './use-logout';

const SignOutQuestion = defineLazyComponent(
  async () => (await import('./sign-out-question')).SignOutQuestion,
);

/** Signs the user out. Asks first while this browser has work that no other place has. */
export function LogOutButton({ className }: { className: string | undefined }) {
  const { session } = useAuth();
  const { logout, busy } = useLogout();
  const [unsentWork, setUnsentWork] = useState('');
  const askOrLogOut = () => {
    const sentence = session.getUnsentWork();
    if (sentence === '') logout();
    else setUnsentWork(sentence);
  };
  const answer = (isSignOut: boolean) => {
    setUnsentWork('');
    if (isSignOut) logout();
  };
  return (
    <>
      <button type="button" className={className} onClick={askOrLogOut} disabled={busy}>
        Log out
      </button>
      <SignOutQuestion
        isNeeded={unsentWork !== ''}
        componentProps={{ unsentWork, onAnswer: answer }}
      />
    </>
  );
}
