import { type Id, readRecord, serverApi, text } from 'shared/data';
import * as v from 'shared/schema';

/**
 * The record of a customer's own account. Only backends with the feature `account` have these calls
 * (rule 51).
 */

const ownRecordSchema = v.object({ name: text, mobile: text, email: text });

export type OwnRecord = v.InferOutput<typeof ownRecordSchema>;

const post = (url: string) => (body: object) => ({ url, method: 'POST' as const, body });

export const accountApi = serverApi
  .enhanceEndpoints({ addTagTypes: ['Account', 'Addresses'] })
  .injectEndpoints({
    endpoints: (build) => ({
      getOwnRecord: build.query<OwnRecord | null, Id>({
        query: (userid) => ({ url: `users/getusers/${encodeURIComponent(userid)}` }),
        transformResponse: (answer) => readRecord(ownRecordSchema, answer),
        providesTags: ['Account'],
      }),
      changeDetails: build.mutation<unknown, { name: string; mobile: string }>({
        query: post('account/details'),
        invalidatesTags: (_, failed) => (failed ? [] : ['Account']),
      }),
      changePassword: build.mutation<unknown, { password: string; newPassword: string }>({
        query: post('account/password'),
      }),
      changeEmail: build.mutation<unknown, { password: string; email: string }>({
        query: post('account/email'),
      }),
      /** A mutation, so that personal data is never cached. */
      exportAccount: build.mutation<unknown, void>({
        query: () => ({ url: 'account/export' }),
        transformResponse: (answer) => readRecord(v.record(v.string(), v.unknown()), answer),
      }),
      eraseAccount: build.mutation<unknown, { password: string }>({
        query: post('account/erase'),
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
