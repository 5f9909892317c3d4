import { useRef } from 'react';
import { isRequestError } from 'shared/api';
import { useAuth } from 'shared/auth';
import { useNavigate } from 'shared/router';
import type { SignedIn } from './sign-in-answer';
import { useWayOn } from './way-on';

/** A call that answers who signed in; null is status false. */
export type SignInCall = () => Promise<SignedIn | null>;

/**
 * Runs one sign-in call at a time. Success stores user and token and leads on; status false calls
 * `onRefused` and says nothing; a failed call is only logged (specification §4 and §8).
 */
export function useSignIn(onRefused: () => void) {
  const { session } = useAuth();
  const navigate = useNavigate();
  const wayOn = useWayOn();
  const running = useRef(false);

  return async (call: SignInCall) => {
    if (running.current) return;
    running.current = true;
    try {
      const answer = await call();
      if (!answer) return onRefused();
      session.signedIn(answer.user, answer.token);
      await navigate(wayOn, { replace: true });
    } catch (cause) {
      console.error('The sign-in failed:', isRequestError(cause) ? cause.message : cause);
    } finally {
      running.current = false;
    }
  };
}
