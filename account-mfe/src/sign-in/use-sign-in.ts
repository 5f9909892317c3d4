import { useRef, useState } from 'react';
import { type FormRefusal, formRefusal, isRequestError } from 'shared/data';
import { useAuth, useNavigate } from 'shared/core';
import type { SignedIn } from './sign-in-answer';
import { useRedirectTo } from './redirect-to';

/** A sign-in call. It resolves to the user and token, or to null for status false. */
export type SignInCall = () => Promise<SignedIn | null>;

/**
 * Runs one sign-in call at a time. Success stores user and token and navigates. Status false calls `onRefused`. A
 * failed call is logged (specification, sections 4 and 8). The caller shows `refusal`: a rate limit (rule 53) or a
 * refused field (rule 59).
 */
export function useSignIn(onRefused: () => void) {
  const { session } = useAuth();
  const navigate = useNavigate();
  const redirectTo = useRedirectTo();
  const running = useRef(false);
  const [refusal, setRefusal] = useState<FormRefusal | null>(null);

  const signIn = async (form: HTMLFormElement, call: SignInCall) => {
    if (running.current) return;
    running.current = true;
    setRefusal(null);
    try {
      const answer = await call();
      if (!answer) return onRefused();
      session.signedIn(answer.user, answer.token);
      await navigate(redirectTo(answer.user), { replace: true });
    } catch (cause) {
      const refused = formRefusal(cause, form);
      setRefusal(refused);
      if (refused !== null) return;
      console.error('The sign-in failed:', isRequestError(cause) ? cause.message : cause);
    } finally {
      running.current = false;
    }
  };
  return { signIn, refusal, setRefusal };
}
