import type { IncomingHttpHeaders } from 'node:http';
import type { LoadProvider } from 'server/card-providers';
import { startTimeLimit } from 'server/time-limit';
import type {
  HostedSession,
  PaymentProvider,
  ProviderEvent,
  SessionRequest,
} from 'server/card-providers/payment-provider';

/**
 * Time limit of a provider call including its retries, in ms. The limit is short, because a shopper
 * waits.
 */
const TIME_LIMIT_MS = 6_000;

/** A session with the name of its provider. */
export interface NamedSession extends HostedSession {
  provider: string;
}

/** A provider with its name. Its sessions and events name it too. */
export interface NamedProvider extends Omit<
  PaymentProvider,
  'createSession' | 'retrieveSession' | 'expireSession' | 'readEvent'
> {
  name: string;
  createSession(request: SessionRequest): Promise<NamedSession>;
  retrieveSession(id: string, signal?: AbortSignal): Promise<NamedSession>;
  expireSession(id: string, signal?: AbortSignal): Promise<NamedSession>;
  readEvent(body: Buffer, headers: IncomingHttpHeaders): Promise<ProviderEvent>;
}

/** Returns the provider with calls that reject at the time limit or when their `signal` aborts. */
export function limitProviderTime(name: string, load: LoadProvider): NamedProvider {
  let loadedProvider: Promise<PaymentProvider> | undefined;
  const loadOnce = () => (loadedProvider ??= load());
  const call = async <Result>(
    send: (provider: PaymentProvider) => Promise<Result>,
    signal?: AbortSignal,
  ) => withTimeLimit(send(await loadOnce()), signal);
  const callSession = async (
    send: (provider: PaymentProvider) => Promise<HostedSession>,
    signal?: AbortSignal,
  ): Promise<NamedSession> => ({ ...(await call(send, signal)), provider: name });
  return {
    name,
    createSession: (request) => callSession((provider) => provider.createSession(request)),
    retrieveSession: (id, signal) =>
      callSession((provider) => provider.retrieveSession(id), signal),
    expireSession: (id, signal) => callSession((provider) => provider.expireSession(id), signal),
    createRefund: (request, signal) => call((provider) => provider.createRefund(request), signal),
    listRefunds: (id, signal) => call((provider) => provider.listRefunds(id), signal),
    listPayouts: (days, signal) => call((provider) => provider.listPayouts(days), signal),
    retrievePayout: (id, signal) => call((provider) => provider.retrievePayout(id), signal),
    listBalanceTransactions: (id, signal) =>
      call((provider) => provider.listBalanceTransactions(id), signal),
    readEvent: async (body, headers) => (await loadOnce()).readEvent(body, headers),
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
