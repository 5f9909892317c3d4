import { createHmac } from 'node:crypto';
import type { ReleaseAlert } from 'server/release-alerts';

/** Longest wait for a response, in ms. */
const RESPONSE_TIMEOUT_MS = 10_000;

const MS_PER_SECOND = 1000;

export interface WebhookTarget {
  url: string;
  secret: string;
}

export type Attempt = NonNullable<
  NonNullable<ReleaseAlert['deliveries']>['webhook']
>['attempts'][number];

/**
 * Sends an alert once and returns the attempt. Follows no redirect, because a receiver must not
 * choose another address. Reads no body of a response, because the body could fill the memory.
 */
export async function postWebhook(
  { url, secret }: WebhookTarget,
  alert: ReleaseAlert,
  { signal, timeoutMs = RESPONSE_TIMEOUT_MS }: { signal: AbortSignal; timeoutMs?: number },
): Promise<Attempt> {
  const startedAt = Date.now();
  const body = JSON.stringify(toPayload(alert));
  const timestamp = Math.floor(startedAt / MS_PER_SECOND);
  const result = await fetch(url, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      'content-type': 'application/json',
      'user-agent': 'shop-release-alerts',
      ...signWebhook({ id: alert.id, timestamp, body }, secret),
    },
    body,
    signal: AbortSignal.any([signal, AbortSignal.timeout(timeoutMs)]),
  }).then(
    async (response) => {
      await response.body?.cancel();
      return { status: response.status };
    },
    (cause: unknown) => ({ status: null, failure: describeFailure(cause) }),
  );
  return { at: new Date(startedAt).toISOString(), ...result, ms: Date.now() - startedAt };
}

/** Returns the code of the network or TLS error, because messages may contain addresses. */
function describeFailure(cause: unknown): string {
  const { name, code, cause: innerCause } = cause as NodeJS.ErrnoException;
  if (name === 'TimeoutError') return 'no response in time';
  return innerCause instanceof Error ? describeFailure(innerCause) : String(code ?? name);
}

/**
 * Omits the e-mail address, the author and every text that a person typed, because they are
 * personal data.
 */
const toPayload = (alert: ReleaseAlert) => ({
  type: alert.type,
  timestamp: alert.at,
  data: {
    package: alert.package,
    version: alert.version,
    liveVersion: alert.liveVersion,
    owner: alert.owner,
    automatic: alert.isAutomatic,
    reason: alert.reason,
  },
});

export const SECRET_PREFIX = 'whsec_';

/** Returns the bytes of a secret of the form `whsec_` and base64. */
export const decodeSecret = (secret: string): Buffer =>
  Buffer.from(secret.slice(SECRET_PREFIX.length), 'base64');

interface Message {
  id: string;
  /** Time of the attempt in seconds since 1970. */
  timestamp: number;
  body: string;
}

/** Signs a message by the scheme v1 of Standard Webhooks. */
function signWebhook({ id, timestamp, body }: Message, secret: string) {
  const signature = createHmac('sha256', decodeSecret(secret))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
