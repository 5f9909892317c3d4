import type { EmailRequest, LogInRequest, SignUpRequest } from 'contract/accounts/requests';
import { serverApi } from 'shared/data';
import { type SignInResult, readSignInResponse } from './sign-in-response';

/**
 * A refused sign-in has a 2xx response with `status: false`, which is no error.
 * `readSignInResponse` returns null for it.
 */
const createSignInQuery = (url: string) => (body: object) => ({
  url,
  method: 'POST' as const,
  body,
  public: true as const,
  accepts: 'refusal' as const,
});

/**
 * Log in, sign up and guest checkout (specification, section 7). `username` is the email. The
 * result is null if the sign-in was refused. A 401 to these calls does not sign out the current
 * user (rule 21).
 */
export const signInApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<SignInResult | null, LogInRequest>({
      query: createSignInQuery('admin/userlogin'),
      transformResponse: readSignInResponse,
    }),
    signUp: build.mutation<SignInResult | null, SignUpRequest>({
      query: createSignInQuery('admin/usersignup'),
      transformResponse: readSignInResponse,
    }),
    continueAsGuest: build.mutation<SignInResult | null, EmailRequest>({
      query: createSignInQuery('admin/guest'),
      transformResponse: readSignInResponse,
    }),
  }),
});

export const { useLogInMutation, useSignUpMutation, useContinueAsGuestMutation } = signInApi;
