import { startTimeLimit } from 'server/time-limit';
import type { PaymentProvider } from './provider.ts';

/**
 * Time limit of a provider call including its retries, in ms. The limit is short, because a shopper
 * waits.
 */
const TIME_LIMIT_MS = 6_000;

/** Returns the provider with calls that reject at the time limit or when their `signal` aborts. */
export function limitProviderTime(provider: PaymentProvider): PaymentProvider {
  return {
    createSession: (request) => withTimeLimit(provider.createSession(request)),
    retrieveSession: (id, signal) => withTimeLimit(provider.retrieveSession(id), signal),
    expireSession: (id, signal) => withTimeLimit(provider.expireSession(id), signal),
    createRefund: (request, signal) => withTimeLimit(provider.createRefund(request), signal),
    listRefunds: (id, signal) => withTimeLimit(provider.listRefunds(id), signal),
    readEvent: (body, headers) => provider.readEvent(body, headers),
  };
}

async function withTimeLimit<Result>(call: Promise<Result>, signal?: AbortSignal): Promise<Result> {
  const { promise: timeout, reject } = Promise.withResolvers<never>();
  const message = `The card payment provider did not answer within ${TIME_LIMIT_MS} ms.`;
  const clearLimit = startTimeLimit(TIME_LIMIT_MS, () => reject(new Error(message)));
  const rejectAborted = () => reject(new Error('The call was aborted.'));
  if (signal?.aborted) rejectAborted();
  signal?.addEventListener('abort', rejectAborted);
  try {
    return await Promise.race([call, timeout]);
  } finally {
    clearLimit();
    signal?.removeEventListener('abort', rejectAborted);
  }
}
