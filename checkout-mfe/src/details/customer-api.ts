import {
  type Customer,
  customerSchema,
  type Id,
  id,
  readOutcome,
  readRecord,
  serverApi,
  isRequestError,
} from 'shared/data';
import * as v from 'shared/schema';

/** What POST users/addcustomers is sent; empty fields as they are (specification §5 and §7). */
interface SentCustomer {
  name: string;
  lastname: string;
  city: string;
  mobile: string;
  address: string;
  postalcode: string;
  userid: Id | '';
}

/** Its fields are not shown (specification §7); that it is there is what counts, whatever its own `status` is. */
const userRecordSchema = v.record(v.string(), v.unknown());

/** The user and their shipping details. */
export const customerApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getUserRecord: build.query<v.InferOutput<typeof userRecordSchema> | null, Id>({
      query: (userid) => ({ url: `users/getusers/${encodeURIComponent(userid)}` }),
      transformResponse: (answer) => readRecord(userRecordSchema, answer),
      providesTags: ['Customer'],
    }),
    getCustomer: build.query<Customer | null, Id>({
      query: (userid) => ({
        url: `users/getcustomers/${encodeURIComponent(userid)}`,
      }),
      transformResponse: (answer) => readRecord(customerSchema, answer),
      providesTags: ['Customer'],
    }),
    saveCustomer: build.mutation<unknown, SentCustomer>({
      query: (body) => ({ url: 'users/addcustomers', method: 'POST', body }),
      invalidatesTags: (_, failed) => (failed ? [] : ['Customer']),
    }),
  }),
});

export const { useGetUserRecordQuery, useGetCustomerQuery, useSaveCustomerMutation } = customerApi;

const insertedSchema = v.object({ insertId: id });

/** The new record's id, number or text, also inside `data`; null when the answer has none. */
export function readInsertId(answer: unknown): Id | null {
  const beside = v.safeParse(insertedSchema, answer);
  return beside.success ? beside.output.insertId : readInside(answer);
}

const readInside = (answer: unknown) => readOutcome(insertedSchema, answer)?.insertId ?? null;

/** Some backends answer 404 where there is no record; that is an answer, not a failure. */
export const isNotFound = (cause: unknown): boolean =>
  isRequestError(cause) && cause.status === 404;
