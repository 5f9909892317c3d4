import type { CallInput, CallResponse } from 'contract/calls/call';
import { readEndpoint, readResponse, sendEndpoint } from 'contract/calls/request';
import { getStaffQuote, type StaffQuote } from 'contract/quotes/staff-quote';
import * as calls from 'contract/quotes/staff-quote-changes';
import { listQuotes } from 'contract/quotes/staff-quote-list';
import { serverApi } from 'shared/data';

export type QuoteListRequest = CallInput<typeof listQuotes>;

/** A call that changes a quote also refetches it after a refusal, because a colleague was faster. */
const changesStaffData = { invalidatesTags: ['Staff' as const] };

const quotesApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    listQuotes: build.query<CallResponse<typeof listQuotes>, QuoteListRequest>({
      ...sendEndpoint(listQuotes),
      transformResponse: (response: unknown) => readResponse(listQuotes, response),
      providesTags: ['Staff'],
    }),
    getStaffQuote: build.query<StaffQuote, CallInput<typeof getStaffQuote>>({
      ...readEndpoint(getStaffQuote),
      providesTags: ['Staff'],
    }),
    startQuote: build.mutation<{ quoteno: string }, CallInput<typeof calls.startQuote>>({
      ...sendEndpoint(calls.startQuote),
      transformResponse: (response: unknown) => readResponse(calls.startQuote, response),
      ...changesStaffData,
    }),
    changeQuoteRequest: build.mutation<StaffQuote, CallInput<typeof calls.changeQuoteRequest>>({
      ...readEndpoint(calls.changeQuoteRequest),
      ...changesStaffData,
    }),
    assignQuote: build.mutation<StaffQuote, CallInput<typeof calls.assignQuote>>({
      ...readEndpoint(calls.assignQuote),
      ...changesStaffData,
    }),
    previewQuote: build.mutation<
      CallResponse<typeof calls.previewQuote>['data'],
      CallInput<typeof calls.previewQuote>
    >(readEndpoint(calls.previewQuote)),
    sendQuote: build.mutation<StaffQuote, CallInput<typeof calls.sendQuote>>({
      ...readEndpoint(calls.sendQuote),
      ...changesStaffData,
    }),
    remindOfQuote: build.mutation<StaffQuote, CallInput<typeof calls.remindOfQuote>>({
      ...readEndpoint(calls.remindOfQuote),
      ...changesStaffData,
    }),
    extendQuote: build.mutation<StaffQuote, CallInput<typeof calls.extendQuote>>({
      ...readEndpoint(calls.extendQuote),
      ...changesStaffData,
    }),
    copyQuote: build.mutation<{ quoteno: string }, CallInput<typeof calls.copyQuote>>({
      ...sendEndpoint(calls.copyQuote),
      transformResponse: (response: unknown) => readResponse(calls.copyQuote, response),
      ...changesStaffData,
    }),
    withdrawQuote: build.mutation<StaffQuote, CallInput<typeof calls.withdrawQuote>>({
      ...readEndpoint(calls.withdrawQuote),
      ...changesStaffData,
    }),
    removeQuotePhoto: build.mutation<StaffQuote, CallInput<typeof calls.removeStaffQuotePhoto>>({
      ...readEndpoint(calls.removeStaffQuotePhoto),
      ...changesStaffData,
    }),
  }),
});

export const {
  useListQuotesQuery,
  useGetStaffQuoteQuery,
  useStartQuoteMutation,
  useChangeQuoteRequestMutation,
  useAssignQuoteMutation,
  usePreviewQuoteMutation,
  useSendQuoteMutation,
  useRemindOfQuoteMutation,
  useExtendQuoteMutation,
  useCopyQuoteMutation,
  useWithdrawQuoteMutation,
  useRemoveQuotePhotoMutation,
} = quotesApi;
