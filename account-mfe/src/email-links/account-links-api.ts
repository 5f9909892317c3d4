import type { EmailRequest, NewPasswordRequest } from 'contract/accounts/requests';
import type { LinkRequest } from 'contract/calendar/requests';
import { serverApi } from 'shared/data';

/**
 * Calls of the pages that links in emails open. These calls need no sign-in. Only backends with the
 * feature `account` support these calls (rule 51).
 */
export const accountLinksApi = serverApi
  .enhanceEndpoints({ addTagTypes: ['Account'] })
  .injectEndpoints({
    endpoints: (build) => ({
      requestPasswordLink: build.mutation<unknown, EmailRequest>({
        query: (body) => ({
          url: 'account/forgotten-password',
          method: 'POST',
          body,
          public: true,
        }),
      }),
      setPassword: build.mutation<unknown, NewPasswordRequest>({
        query: (body) => ({ url: 'account/new-password', method: 'POST', body, public: true }),
      }),
      confirmEmail: build.mutation<unknown, LinkRequest>({
        query: (body) => ({ url: 'account/confirm-email', method: 'POST', body, public: true }),
        invalidatesTags: (_, error) => (error ? [] : ['Account']),
      }),
    }),
  });

export const { useRequestPasswordLinkMutation, useSetPasswordMutation, useConfirmEmailMutation } =
  accountLinksApi;
