import type { CustomerQuoteOnWire } from 'contract/quotes/customer-quotes';
import { type FakeResponse, dataResponse, fakeBackend, renderPage } from 'shared/testing';
import { routes } from '../routes';
import { customerQuote } from './customer-quote';

export const BY_LINK = 'POST quotes/bylink';
export const ACCEPT = 'POST quotes/accept';

/** Opens the page of a quote by the link of its mail. */
export function openMyQuote(
  quote: CustomerQuoteOnWire = customerQuote,
  responses: Record<string, FakeResponse> = {},
  options: Parameters<typeof renderPage>[1] = {},
) {
  const backend = fakeBackend({ [BY_LINK]: dataResponse(quote), ...responses });
  const page = renderPage(routes, {
    initialEntry: '/my-quote#secret-token',
    config: { features: ['quotes'] },
    ...options,
  });
  const findCall = (path: string) => backend.calls.find((call) => call.path === path);
  return { ...backend, ...page, findCall };
}
