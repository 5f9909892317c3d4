import { createHmac } from 'node:crypto';

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
export function signWebhook({ id, timestamp, body }: Message, secret: string) {
  const signature = createHmac('sha256', decodeSecret(secret))
    .update(`${id}.${timestamp}.${body}`)
    .digest('base64');
  return {
    'webhook-id': id,
    'webhook-timestamp': String(timestamp),
    'webhook-signature': `v1,${signature}`,
  };
}
