import { serverApi } from 'shared/data';

/** What is done by mailed links, by whoever has them: the feature `account` (decision 51). */
export const accountLinksApi = serverApi
  .enhanceEndpoints({ addTagTypes: ['Account'] })
  .injectEndpoints({
    endpoints: (build) => ({
      askForPassword: build.mutation<unknown, { username: string }>({
        query: (body) => ({
          url: 'account/forgotten-password',
          method: 'POST',
          body,
          public: true,
        }),
      }),
      setPassword: build.mutation<unknown, { token: string; password: string }>({
        query: (body) => ({ url: 'account/new-password', method: 'POST', body, public: true }),
      }),
      confirmEmail: build.mutation<unknown, { token: string }>({
        query: (body) => ({ url: 'account/confirm-email', method: 'POST', body, public: true }),
        invalidatesTags: (_, failed) => (failed ? [] : ['Account']),
      }),
    }),
  });

export const { useAskForPasswordMutation, useSetPasswordMutation, useConfirmEmailMutation } =
  accountLinksApi;
