import * as calls from 'contract/accounts/staff/customers';
import type { CallInput, CallResponse } from 'contract/calls/call';
import { buildRequest, readResponse, sendEndpoint } from 'contract/calls/request';
import { serverApi } from 'shared/data';

type PersonParams = CallInput<typeof calls.getCustomer>;

/**
 * Returns the parameters of a person's calls. `path` is the path of the person's page below
 * /admin/customers, such as '12' or 'of-order/SLR10001'.
 */
function toParams(path: string): PersonParams {
  const [key = '', of = 'account'] = path.split('/').toReversed();
  return { of: of as PersonParams['of'], key };
}

export const customersApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /** A mutation, so that personal data is never cached. */
    searchCustomers: build.mutation<calls.CustomerMatches, CallInput<typeof calls.searchCustomers>>(
      {
        ...sendEndpoint(calls.searchCustomers),
        transformResponse: (response: unknown) => readResponse(calls.searchCustomers, response),
      },
    ),
    getStaffCustomer: build.query<calls.StaffCustomer, string>({
      query: (path) => buildRequest(calls.getCustomer, toParams(path)),
      transformResponse: (response: unknown) => readResponse(calls.getCustomer, response).data,
      providesTags: ['Staff'],
    }),
    exportCustomer: build.mutation<unknown, string>({
      query: (path) => buildRequest(calls.exportCustomer, toParams(path)),
      // The file contains all that the backend sent, so nothing is left out here.
      transformResponse: (response: { data: unknown }) => response.data,
    }),
    eraseCustomer: build.mutation<
      CallResponse<typeof calls.eraseCustomer>,
      { path: string; email: string }
    >({
      query: ({ path, email }) => buildRequest(calls.eraseCustomer, { ...toParams(path), email }),
      transformResponse: (response: unknown) => readResponse(calls.eraseCustomer, response),
    }),
  }),
});

export const {
  useSearchCustomersMutation,
  useGetStaffCustomerQuery,
  useLazyGetStaffCustomerQuery,
  useExportCustomerMutation,
  useEraseCustomerMutation,
} = customersApi;
