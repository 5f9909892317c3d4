import { useRef, useState } from 'react';
import { type FormError, toFormError, isRequestError } from 'shared/data';
import { useNavigate } from 'shared/router';
import { useAuth } from 'shared/session';
import type { SignInResult } from './sign-in-response';
import { useRedirectTo } from './redirect-to';

/**
 * Resolves to null if the backend refused the sign-in, or to 'pending' if a second step follows.
 */
export type SignInCall = () => Promise<SignInResult | 'pending' | null>;

/** Returns a function that stores user and token, and opens the next page. */
export function useCompleteSignIn() {
  const { session } = useAuth();
  const navigate = useNavigate();
  const redirectTo = useRedirectTo();
  return async ({ user, token }: SignInResult) => {
    session.recordSignIn(user, token);
    await navigate(redirectTo(user), { replace: true });
  };
}

/**
 * Runs one sign-in call at a time. Calls `onRefused` if the backend refuses the sign-in. `refusal`
 * is the error of a rate limit (rule 53) or of a field (rule 59).
 */
export function useSignIn(onRefused: () => void) {
  const completeSignIn = useCompleteSignIn();
  const isRunningRef = useRef(false);
  const [refusal, setRefusal] = useState<FormError | null>(null);

  const signIn = async (form: HTMLFormElement, call: SignInCall) => {
    if (isRunningRef.current) return;
    isRunningRef.current = true;
    setRefusal(null);
    try {
      const result = await call();
      if (!result) return onRefused();
      if (result !== 'pending') await completeSignIn(result);
    } catch (cause) {
      const newRefusal = toFormError(cause, form);
      setRefusal(newRefusal);
      if (newRefusal !== null) return;
      console.error('The sign-in failed:', isRequestError(cause) ? cause.message : cause);
    } finally {
      isRunningRef.current = false;
    }
  };
  return { signIn, refusal, setRefusal };
}
