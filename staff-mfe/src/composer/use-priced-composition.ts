import type { ScheduleRequest } from 'contract/calendar/booking-fields';
import type { PaymentMethod } from 'contract/payments/payment-method';
import { useMemo } from 'react';
import { isRequestError, skipToken } from 'shared/data';
import { useDebouncedValue } from '../ui/use-debounced-value';
import { type PricedLines, type PriceRequest, usePriceCompositionQuery } from './composer-api';
import { readComposition } from './read-composition';
import type { TypedComposition } from './typed-composition';

/** Values on which prices depend, besides the composition. */
export interface PriceTerms {
  method: PaymentMethod;
  schedule?: ScheduleRequest | undefined;
  /** The order whose lines are changed, or the quote that is answered. Their unit prices are kept. */
  orderno?: string;
  quoteno?: string;
}

/** Prices of a composition, and whether they are those of the typed lines. */
export interface Pricing {
  /** Latest prices. Null before the first response, and for a composition without readable lines. */
  priced: PricedLines | null;
  /** Whether the prices of the typed lines are still to come. */
  isPending: boolean;
  /** Why the prices could not be read, or ''. */
  failure: string;
  retry: () => void;
}

/** Pause after the last change until prices are read, in ms. */
const DEBOUNCE_MS = 200;

/**
 * Prices a composition while it is typed. The response to an older request is dropped. After a
 * failure, the latest prices stay.
 */
export function usePricedComposition(composition: TypedComposition, terms: PriceTerms): Pricing {
  const { method, schedule, orderno, quoteno } = terms;
  // The text is compared, because each render builds another request.
  const requestText = useMemo(
    () => JSON.stringify(toPriceRequest(composition, { method, schedule, orderno, quoteno })),
    [composition, method, schedule, orderno, quoteno],
  );
  const sentText = useDebouncedValue(requestText, DEBOUNCE_MS);
  const request = useMemo(() => JSON.parse(sentText) as PriceRequest | null, [sentText]);
  const query = usePriceCompositionQuery(request ?? skipToken);
  const { data, error, isFetching, refetch } = query;
  const isDebouncing = requestText !== sentText;
  return {
    priced: request === null ? null : (data ?? null),
    isPending: isDebouncing || isFetching,
    failure: error === undefined || isFetching ? '' : describeFailure(error),
    retry: () => void refetch(),
  };
}

/** Returns null if there is nothing to price. */
function toPriceRequest(
  typedComposition: TypedComposition,
  {
    method,
    schedule,
    orderno,
    quoteno,
  }: {
    [Name in keyof PriceTerms]: PriceTerms[Name] | undefined;
  } & { method: PaymentMethod },
): PriceRequest | null {
  const { composition, lineKeys } = readComposition(typedComposition);
  if (lineKeys.length === 0) return null;
  const request: PriceRequest['request'] = { composition, method };
  if (schedule !== undefined) request.schedule = schedule;
  if (orderno !== undefined) request.orderno = orderno;
  if (quoteno !== undefined) request.quoteno = quoteno;
  return { request, lineKeys };
}

const describeFailure = (error: unknown): string =>
  (isRequestError(error) && error.serverError) || 'The shop did not answer.';
