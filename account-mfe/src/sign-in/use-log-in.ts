import { useState } from 'react';
import { useFeature } from 'shared/session';
import { useLogInMutation } from './sign-in-api';
import type { SignInResult } from './sign-in-response';

/** The log-in call, and the challenge of a second factor that may follow (rule 56). */
export function useLogIn() {
  const [sendLogIn, { isLoading }] = useLogInMutation();
  const [challenge, setChallenge] = useState<string | null>(null);
  const [hasEnded, setHasEnded] = useState(false);
  const hasStaffDesk = useFeature('staff');
  const logIn = async (
    username: string,
    password: string,
  ): Promise<SignInResult | 'pending' | null> => {
    setHasEnded(false);
    const result = await sendLogIn({ username, password }).unwrap();
    if (!result || !('challenge' in result)) return result;
    if (!hasStaffDesk) throw new Error('The sign-in has no user.');
    setChallenge(result.challenge);
    return 'pending';
  };
  /**
   * Opens the first step again. `isChallengeOver` means that the password must be entered again.
   */
  const goBack = (isChallengeOver: boolean) => {
    setChallenge(null);
    setHasEnded(isChallengeOver);
  };
  return { logIn, challenge, hasEnded, goBack, isBusy: isLoading || challenge !== null };
}
