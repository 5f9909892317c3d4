import { type OwnRecord, ownRecordSchema } from 'contract/accounts/own-record';
import * as calls from 'contract/accounts/own-account';
import type { CallInput } from 'contract/calls/call';
import { sendEndpoint } from 'contract/calls/request';
import type { Id } from 'contract/values/readers';
import { readRecord, serverApi } from 'shared/data';
import * as v from 'shared/schema';

/** Account calls. Only backends with the feature `account` support these calls (rule 51). */

export const accountApi = serverApi
  .enhanceEndpoints({ addTagTypes: ['Account', 'Addresses'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOwnRecord: build.query<OwnRecord | null, Id>({
        query: (userid) => ({ url: `users/getusers/${encodeURIComponent(userid)}` }),
        transformResponse: (response) => readRecord(ownRecordSchema, response),
        providesTags: ['Account'],
      }),
      changeDetails: build.mutation<unknown, CallInput<typeof calls.changeDetails>>({
        ...sendEndpoint(calls.changeDetails),
        invalidatesTags: (_, error) => (error ? [] : ['Account']),
      }),
      changePassword: build.mutation<unknown, CallInput<typeof calls.changePassword>>(
        sendEndpoint(calls.changePassword),
      ),
      changeEmail: build.mutation<unknown, CallInput<typeof calls.changeEmail>>(
        sendEndpoint(calls.changeEmail),
      ),
      /** A mutation, so that the personal data in the response is not cached. */
      exportAccount: build.mutation<unknown, void>({
        ...sendEndpoint(calls.exportAccount),
        // Reads any fields, so that the file also contains those that a later backend adds.
        transformResponse: (response: unknown) =>
          readRecord(v.record(v.string(), v.unknown()), response),
      }),
      eraseAccount: build.mutation<unknown, CallInput<typeof calls.eraseAccount>>(
        sendEndpoint(calls.eraseAccount),
      ),
    }),
  });

export const {
  useGetOwnRecordQuery,
  useChangeDetailsMutation,
  useChangePasswordMutation,
  useChangeEmailMutation,
  useExportAccountMutation,
  useEraseAccountMutation,
} = accountApi;
