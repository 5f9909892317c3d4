import * as calls from 'contract/accounts/own-account';
import type { CallInput } from 'contract/calls/call';
import { sendEndpoint } from 'contract/calls/request';
import { serverApi } from 'shared/data';

/**
 * Calls of the pages that links in emails open. These calls need no sign-in. Only backends with the
 * feature `account` support these calls (rule 51).
 */
export const accountLinksApi = serverApi
  .enhanceEndpoints({ addTagTypes: ['Account'] })
  .injectEndpoints({
    endpoints: (build) => ({
      requestPasswordLink: build.mutation<unknown, CallInput<typeof calls.requestPasswordLink>>(
        sendEndpoint(calls.requestPasswordLink),
      ),
      setPassword: build.mutation<unknown, CallInput<typeof calls.setPassword>>(
        sendEndpoint(calls.setPassword),
      ),
      confirmEmail: build.mutation<unknown, CallInput<typeof calls.confirmEmail>>({
        ...sendEndpoint(calls.confirmEmail),
        invalidatesTags: (_, error) => (error ? [] : ['Account']),
      }),
    }),
  });

export const { useRequestPasswordLinkMutation, useSetPasswordMutation, useConfirmEmailMutation } =
  accountLinksApi;
