import { serverApi } from 'shared/data';
import { type SignedIn, readSignIn } from './sign-in-answer';

export interface LoginForm {
  username: string;
  password: string;
}

export interface SignUpForm extends LoginForm {
  name: string;
  mobile: string;
}

/**
 * Log in, sign up and guest checkout (specification §7); `username` is the e-mail. Null is the
 * answer with status false. A 401 to these calls ends no session (decision 21).
 */
export const signInApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    logIn: build.mutation<SignedIn | null, LoginForm>({
      query: (body) => ({ url: 'admin/userlogin', method: 'POST', body, public: true }),
      transformResponse: readSignIn,
    }),
    signUp: build.mutation<SignedIn | null, SignUpForm>({
      query: (body) => ({ url: 'admin/usersignup', method: 'POST', body, public: true }),
      transformResponse: readSignIn,
    }),
    continueAsGuest: build.mutation<SignedIn | null, { username: string }>({
      query: (body) => ({ url: 'admin/guest', method: 'POST', body, public: true }),
      transformResponse: readSignIn,
    }),
  }),
});

export const { useLogInMutation, useSignUpMutation, useContinueAsGuestMutation } = signInApi;
