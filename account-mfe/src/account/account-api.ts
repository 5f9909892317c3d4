import { type OwnRecord, ownRecordSchema } from 'contract/accounts/own-record';
import type {
  DetailsRequest,
  EraseRequest,
  NewEmailRequest,
  PasswordRequest,
} from 'contract/accounts/requests';
import type { Id } from 'contract/values/readers';
import { readRecord, serverApi } from 'shared/data';
import * as v from 'shared/schema';

/** Account calls. Only backends with the feature `account` support these calls (rule 51). */

const createPostQuery = (url: string) => (body: object) => ({ url, method: 'POST' as const, body });

export const accountApi = serverApi
  .enhanceEndpoints({ addTagTypes: ['Account', 'Addresses'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOwnRecord: build.query<OwnRecord | null, Id>({
        query: (userid) => ({ url: `users/getusers/${encodeURIComponent(userid)}` }),
        transformResponse: (response) => readRecord(ownRecordSchema, response),
        providesTags: ['Account'],
      }),
      changeDetails: build.mutation<unknown, DetailsRequest>({
        query: createPostQuery('account/details'),
        invalidatesTags: (_, error) => (error ? [] : ['Account']),
      }),
      changePassword: build.mutation<unknown, PasswordRequest>({
        query: createPostQuery('account/password'),
      }),
      changeEmail: build.mutation<unknown, NewEmailRequest>({
        query: createPostQuery('account/email'),
      }),
      /** A mutation, so that the personal data in the response is not cached. */
      exportAccount: build.mutation<unknown, void>({
        query: () => ({ url: 'account/export' }),
        transformResponse: (response) => readRecord(v.record(v.string(), v.unknown()), response),
      }),
      eraseAccount: build.mutation<unknown, EraseRequest>({
        query: createPostQuery('account/erase'),
      }),
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
