import type * as calls from 'contract/accounts/account-calls';
import type { CallInput } from 'contract/calls/call';
import { serverApi } from 'shared/data';
import {
  type FactorChallenge,
  readLogInResponse,
  readSignInResponse,
  type SignInResult,
} from './sign-in-response';

/**
 * Creates a sign-in call. A refused sign-in has a 2xx response with `status: false`. This response
 * counts as a result, not as a failed call.
 */
const createSignInQuery = (url: string) => (body: object) => ({
  url,
  method: 'POST' as const,
  body,
  public: true as const,
  accepts: 'refusal' as const,
});

/**
 * Calls that sign in. `username` is the email address. A refused sign-in results in null. A 401
 * does not end the current session (rule 21).
 */
export const signInApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<SignInResult | FactorChallenge | null, CallInput<typeof calls.logIn>>({
      query: createSignInQuery('admin/userlogin'),
      transformResponse: readLogInResponse,
    }),
    signUp: build.mutation<SignInResult | null, CallInput<typeof calls.signUp>>({
      query: createSignInQuery('admin/usersignup'),
      transformResponse: readSignInResponse,
    }),
    continueAsGuest: build.mutation<SignInResult | null, CallInput<typeof calls.continueAsGuest>>({
      query: createSignInQuery('admin/guest'),
      transformResponse: readSignInResponse,
    }),
  }),
});

export const { useLogInMutation, useSignUpMutation, useContinueAsGuestMutation } = signInApi;
