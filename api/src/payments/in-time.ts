import type { PaymentProvider } from './provider.ts';

/** Milliseconds that a call to the provider has, all of its tries together: a shopper waits. */
const LIMIT = 6_000;

/** The same provider, whose calls reject when no answer has come in time. */
export function inTime(provider: PaymentProvider): PaymentProvider {
  return {
    createSession: (request) => limited(provider.createSession(request)),
    retrieveSession: (id) => limited(provider.retrieveSession(id)),
    expireSession: (id) => limited(provider.expireSession(id)),
    readEvent: (body, signature) => provider.readEvent(body, signature),
  };
}

async function limited<Answer>(call: Promise<Answer>): Promise<Answer> {
  const { promise: late, reject } = Promise.withResolvers<never>();
  const complaint = `The card payment provider did not answer within ${LIMIT} ms.`;
  const timer = setTimeout(() => reject(new Error(complaint)), LIMIT);
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
  }
}
