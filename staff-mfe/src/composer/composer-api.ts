import type { CallInput, CallResponse } from 'contract/calls/call';
import { buildRequest, readResponse } from 'contract/calls/request';
import * as calls from 'contract/compose/price-calls';
import { serverApi } from 'shared/data';

/** Request for prices, with the key of each of its lines. */
export interface PriceRequest {
  request: CallInput<typeof calls.priceComposition>;
  lineKeys: readonly string[];
}

type PricedComposition = calls.PricedComposition;

/** A priced composition whose lines are found by the keys of the typed lines. */
export interface PricedLines extends Omit<PricedComposition, 'lines'> {
  lines: Record<string, PricedLine>;
}

export type PricedLine = PricedComposition['lines'][number];

export type FoundProducts = CallResponse<typeof calls.findProducts>;

const composerApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    priceComposition: build.query<PricedLines, PriceRequest>({
      query: ({ request }) => buildRequest(calls.priceComposition, request),
      transformResponse: (response: unknown, _meta, { lineKeys }) => {
        const { data } = readResponse(calls.priceComposition, response);
        const entries = data.lines.map((line) => [lineKeys[line.index] ?? '', line] as const);
        return { ...data, lines: Object.fromEntries(entries) };
      },
      // Not cached, because the request contains addresses, and prices change.
      keepUnusedDataFor: 0,
    }),
    findProducts: build.query<FoundProducts, string>({
      query: (search) => buildRequest(calls.findProducts, { search }),
      transformResponse: (response: unknown) => readResponse(calls.findProducts, response),
      keepUnusedDataFor: 60,
    }),
  }),
});

export const { usePriceCompositionQuery, useFindProductsQuery, useLazyFindProductsQuery } =
  composerApi;
