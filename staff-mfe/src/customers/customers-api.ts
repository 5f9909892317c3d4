import {
  customerErasureSchema,
  type CustomerMatches,
  customerSearchSchema,
  type StaffCustomer,
  staffCustomerSchema,
} from 'contract/staff/customer';
import { readRecord, serverApi } from 'shared/data';
import * as v from 'shared/schema';

type Erasure = v.InferOutput<typeof customerErasureSchema>;

/**
 * Returns the API path of a person. `path` is the path of the person's page below /admin/customers,
 * such as '12' or 'of-order/SLR10001'.
 */
const toUrl = (path: string) => `staff/customers/${path.includes('/') ? path : `account/${path}`}`;

export const customersApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, so that personal data is never cached. */
    searchCustomers: build.mutation<CustomerMatches, string>({
      query: (text) => ({ url: 'staff/customers/search', method: 'POST', body: { text } }),
      transformResponse: (response) => v.parse(customerSearchSchema, response),
    }),
    getCustomer: build.query<StaffCustomer | null, string>({
      query: (path) => ({ url: toUrl(path) }),
      transformResponse: (response) => readRecord(staffCustomerSchema, response),
      providesTags: ['Staff'],
    }),
    exportCustomer: build.mutation<unknown, string>({
      query: (path) => ({ url: `${toUrl(path)}/export`, method: 'POST', body: {} }),
      transformResponse: (response: { data: unknown }) => response.data,
    }),
    eraseCustomer: build.mutation<Erasure, { path: string; email: string }>({
      query: ({ path, email }) => ({
        url: `${toUrl(path)}/erase`,
        method: 'POST',
        body: { email },
      }),
      transformResponse: (response) => v.parse(customerErasureSchema, response),
    }),
  }),
});

export const {
  useSearchCustomersMutation,
  useGetCustomerQuery,
  useExportCustomerMutation,
  useEraseCustomerMutation,
} = customersApi;
