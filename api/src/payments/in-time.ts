import { timeLimit } from 'server/time-limit';
import type { PaymentProvider } from './provider.ts';

/** Time limit of a provider call with its retries, in ms, because a shopper waits. */
const LIMIT = 6_000;

/** Returns the provider with calls that reject at the time limit or when their signal aborts. */
export function inTime(provider: PaymentProvider): PaymentProvider {
  return {
    createSession: (request) => limited(provider.createSession(request)),
    retrieveSession: (id, signal) => limited(provider.retrieveSession(id), signal),
    expireSession: (id, signal) => limited(provider.expireSession(id), signal),
    readEvent: (body, signature) => provider.readEvent(body, signature),
  };
}

async function limited<Answer>(call: Promise<Answer>, signal?: AbortSignal): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const complaint = `The card payment provider did not answer within ${LIMIT} ms.`;
  const end = timeLimit(LIMIT, () => reject(new Error(complaint)));
  const giveUp = () => reject(new Error('The call was aborted.'));
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    return await Promise.race([call, late]);
  } finally {
    end();
    signal?.removeEventListener('abort', giveUp);
  }
}
