import type { PaymentProvider } from './provider.ts';

/** Milliseconds that a call to the provider has, all of its tries together: a shopper waits. */
const LIMIT = 6_000;

/** Milliseconds that an answer which has come already may take to be read. */
const READ = 100;

/** The same provider, whose calls reject when no answer has come in time, and once their signal is aborted. */
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
  const isLate = () => reject(new Error(complaint));
  // A process that stood still itself finds the time over and the answer there: that is read first.
  let timer = setTimeout(() => (timer = setTimeout(isLate, READ)), LIMIT);
  const giveUp = () => reject(new Error('The call was given up.'));
  if (signal?.aborted) giveUp();
  signal?.addEventListener('abort', giveUp);
  try {
    return await Promise.race([call, late]);
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener('abort', giveUp);
  }
}
