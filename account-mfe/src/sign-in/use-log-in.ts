import { useState } from 'react';
import { useFeature } from 'shared/session';
import { useLogInMutation } from './sign-in-api';
import type { SignInResult } from './sign-in-response';

/**
 * Returns a function that logs in. If staff must enter a second factor, also returns the id of that
 * challenge (rule 56).
 */
export function useLogIn() {
  const [sendLogIn, { isLoading }] = useLogInMutation();
  const [challenge, setChallenge] = useState<string | null>(null);
  const [isChallengeOver, setIsChallengeOver] = useState(false);
  const hasStaffDesk = useFeature('staff');
  const logIn = async (
    username: string,
    password: string,
  ): Promise<SignInResult | 'pending' | null> => {
    setIsChallengeOver(false);
    const result = await sendLogIn({ username, password }).unwrap();
    if (!result || !('challenge' in result)) return result;
    if (!hasStaffDesk) throw new Error('The sign-in has no user.');
    setChallenge(result.challenge);
    return 'pending';
  };
  /**
   * Opens the password form again. With `hasExpired`, the form says that the time for the second
   * factor is over.
   */
  const goBack = (hasExpired: boolean) => {
    setChallenge(null);
    setIsChallengeOver(hasExpired);
  };
  return { logIn, challenge, isChallengeOver, goBack, isBusy: isLoading || challenge !== null };
}
