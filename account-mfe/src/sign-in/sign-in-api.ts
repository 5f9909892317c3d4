import type { EmailRequest, LogInRequest, SignUpRequest } from 'contract/accounts/requests';
import { serverApi } from 'shared/data';
import { type SignedIn, readSignIn } from './sign-in-answer';

/**
 * Returns a sign-in call. A 2xx response with status false is no error: `readSignInResponse`
 * returns null for it.
 */
const signInCall = (url: string) => (body: object) => ({
  url,
  method: 'POST' as const,
  body,
  public: true as const,
  accepts: 'refusal' as const,
});

/**
 * Log in, sign up and guest checkout (specification, section 7). `username` is the email. The
 * result is null for status false. A 401 to these calls does not end the session (rule 21).
 */
export const signInApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<SignedIn | null, LogInRequest>({
      query: signInCall('admin/userlogin'),
      transformResponse: readSignIn,
    }),
    signUp: build.mutation<SignedIn | null, SignUpRequest>({
      query: signInCall('admin/usersignup'),
      transformResponse: readSignIn,
    }),
    continueAsGuest: build.mutation<SignedIn | null, EmailRequest>({
      query: signInCall('admin/guest'),
      transformResponse: readSignIn,
    }),
  }),
});

export const { useLogInMutation, useSignUpMutation, useContinueAsGuestMutation } = signInApi;
