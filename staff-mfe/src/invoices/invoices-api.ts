import type { CallInput, CallResponse } from 'contract/calls/call';
import { buildRequest, readResponse } from 'contract/calls/request';
import { searchInvoices } from 'contract/invoices/staff-invoices';
import { serverApi } from 'shared/data';

const invoicesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    searchInvoices: build.query<
      CallResponse<typeof searchInvoices>,
      CallInput<typeof searchInvoices>
    >({
      query: (filter) => buildRequest(searchInvoices, filter),
      transformResponse: (response: unknown) => readResponse(searchInvoices, response),
      providesTags: ['Staff'],
    }),
  }),
});

export const { useSearchInvoicesQuery } = invoicesApi;
