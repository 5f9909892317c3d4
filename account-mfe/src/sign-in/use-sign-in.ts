import { useRef, useState } from 'react';
import { type FieldRefusal, fieldRefusal, isRequestError, tooManySentence } from 'shared/data';
import { useAuth, useNavigate } from 'shared/core';
import type { SignedIn } from './sign-in-answer';
import { useWayOn } from './way-on';

/** A call that answers who signed in; null is status false. */
export type SignInCall = () => Promise<SignedIn | null>;

/**
 * Runs one sign-in call at a time. Success stores user and token and navigates on. Status false calls
 * `onRefused`. A failed call is logged (specification §4 and §8). The caller shows two failures:
 * a rate limit (`tooMany`, decision 53) and a refused field (`refusal`, row 59).
 */
export function useSignIn(onRefused: () => void) {
  const { session } = useAuth();
  const navigate = useNavigate();
  const wayOn = useWayOn();
  const running = useRef(false);
  const [tooMany, setTooMany] = useState<string | null>(null);
  const [refusal, setRefusal] = useState<FieldRefusal | null>(null);

  const signIn = async (call: SignInCall) => {
    if (running.current) return;
    running.current = true;
    setTooMany(null);
    setRefusal(null);
    try {
      const answer = await call();
      if (!answer) return onRefused();
      session.signedIn(answer.user, answer.token);
      await navigate(wayOn, { replace: true });
    } catch (cause) {
      const sentence = tooManySentence(cause);
      const refused = fieldRefusal(cause);
      setTooMany(sentence);
      setRefusal(refused);
      if (sentence !== null || refused !== null) return;
      console.error('The sign-in failed:', isRequestError(cause) ? cause.message : cause);
    } finally {
      running.current = false;
    }
  };
  return { signIn, tooMany, refusal, setRefusal };
}
