import type { CallInput, CallResponse } from 'contract/calls/call';
import { readEndpoint, readResponse, sendEndpoint } from 'contract/calls/request';
import * as calls from 'contract/quotes/customer-quotes';
import { serverApi } from 'shared/data';
import type { useAppDispatch } from 'shared/store';

/** Calls about the quote of an emailed link. Only backends with the feature `quotes` have them. */
const myQuoteApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getMyQuote: build.query<calls.CustomerQuote, CallInput<typeof calls.getQuoteByLink>>(
      readEndpoint(calls.getQuoteByLink),
    ),
    /** Fails with status 409 if the quote or its days have changed meanwhile. */
    acceptMyQuote: build.mutation<
      CallResponse<typeof calls.acceptQuote>,
      CallInput<typeof calls.acceptQuote>
    >({
      ...sendEndpoint(calls.acceptQuote),
      transformResponse: (response: unknown) => readResponse(calls.acceptQuote, response),
    }),
    payMyQuote: build.mutation<
      CallResponse<typeof calls.payQuote>,
      CallInput<typeof calls.payQuote>
    >({
      ...sendEndpoint(calls.payQuote),
      transformResponse: (response: unknown) => readResponse(calls.payQuote, response),
    }),
    openQuotedOrder: build.mutation<
      CallResponse<typeof calls.openQuotedOrder>,
      CallInput<typeof calls.openQuotedOrder>
    >({
      ...sendEndpoint(calls.openQuotedOrder),
      transformResponse: (response: unknown) => readResponse(calls.openQuotedOrder, response),
    }),
    declineMyQuote: build.mutation<calls.CustomerQuote, CallInput<typeof calls.declineQuote>>({
      ...readEndpoint(calls.declineQuote),
      onQueryStarted: cacheQuote,
    }),
    askAboutMyQuote: build.mutation<calls.CustomerQuote, CallInput<typeof calls.askAboutQuote>>({
      ...readEndpoint(calls.askAboutQuote),
      onQueryStarted: cacheQuote,
    }),
    removeMyQuotePhoto: build.mutation<
      calls.CustomerQuote,
      CallInput<typeof calls.removeQuotePhoto>
    >({
      ...readEndpoint(calls.removeQuotePhoto),
      onQueryStarted: cacheQuote,
    }),
  }),
});

interface Lifecycle {
  dispatch: ReturnType<typeof useAppDispatch>;
  queryFulfilled: Promise<{ data: calls.CustomerQuote }>;
}

/** Caches the quote of the response. The caller of the mutation handles a failure. */
async function cacheQuote({ token }: { token: string }, { dispatch, queryFulfilled }: Lifecycle) {
  const quote = await queryFulfilled.then(
    ({ data }) => data,
    () => null,
  );
  if (quote) dispatch(myQuoteApi.util.updateQueryData('getMyQuote', { token }, () => quote));
}

export const {
  useGetMyQuoteQuery,
  useAcceptMyQuoteMutation,
  usePayMyQuoteMutation,
  useOpenQuotedOrderMutation,
  useDeclineMyQuoteMutation,
  useAskAboutMyQuoteMutation,
  useRemoveMyQuotePhotoMutation,
} = myQuoteApi;
