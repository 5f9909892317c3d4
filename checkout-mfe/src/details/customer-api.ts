import { insertedSchema } from 'contract/accounts/inserted';
import type { CustomerRequest } from 'contract/accounts/account-calls';
import { type Customer, customerSchema } from 'contract/accounts/customer';
import type { Id } from 'contract/values/readers';
import { readOutcome, readRecord, serverApi, isRequestError } from 'shared/data';
import * as v from 'shared/schema';

/**
 * Checks only that the record exists, because the specification lists no fields of a user record
 * (section 7).
 */
const userRecordSchema = v.record(v.string(), v.unknown());

export const customerApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getUserRecord: build.query<v.InferOutput<typeof userRecordSchema> | null, Id>({
      query: (userid) => ({ url: `users/getusers/${encodeURIComponent(userid)}` }),
      transformResponse: (response) => readRecord(userRecordSchema, response),
      providesTags: ['Customer'],
    }),
    getCustomer: build.query<Customer | null, Id>({
      query: (userid) => ({
        url: `users/getcustomers/${encodeURIComponent(userid)}`,
      }),
      transformResponse: (response) => readRecord(customerSchema, response),
      providesTags: ['Customer'],
    }),
    saveCustomer: build.mutation<unknown, CustomerRequest>({
      query: (body) => ({ url: 'users/addcustomers', method: 'POST', body }),
      invalidatesTags: (_, error) => (error ? [] : ['Customer']),
    }),
  }),
});

export const { useGetUserRecordQuery, useGetCustomerQuery, useSaveCustomerMutation } = customerApi;

/** Returns the id of a new record. Backends send the id at the top level or in `data`. */
export function readInsertId(response: unknown): Id | null {
  const result = v.safeParse(insertedSchema, response);
  return result.success ? result.output.insertId : readNestedInsertId(response);
}

const readNestedInsertId = (response: unknown) =>
  readOutcome(insertedSchema, response)?.insertId ?? null;

/**
 * Returns whether the call failed with 404, which some backends send if the customer has no record
 * yet.
 */
export const isNotFound = (cause: unknown): boolean =>
  isRequestError(cause) && cause.status === 404;
