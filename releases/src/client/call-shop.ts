import { setTimeout as pause } from 'node:timers/promises';

/** Pauses between attempts while the shop is unreachable or busy, in ms. */
const PAUSES_MS = [500, 1000, 2000, 4000, 8000];

/** The shop refused the call or is unreachable. The message says which. */
export class ShopError extends Error {}

export interface Call {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: Buffer | object;
  /** Time limit of the call, in ms. */
  limitMs: number;
}

/** The shop is unreachable or busy, so a retry may succeed. */
class PassingError extends ShopError {}

/** A shop and the token for it. */
export interface Shop {
  origin: string;
  token: string;
  /** Pauses between attempts, in ms. */
  pauses?: number[];
}

/**
 * Calls the shop's release API and retries while the shop is unreachable or busy. Every call is
 * safe to repeat. Resolves to parsed JSON, to the bytes of a file, or to null for an empty
 * response. Throws a `ShopError` with the shop's message.
 */
export async function callShop(shop: Shop, call: Call): Promise<unknown> {
  for (const wait of shop.pauses ?? PAUSES_MS) {
    try {
      return await callOnce(shop, call);
    } catch (cause) {
      if (!(cause instanceof PassingError)) throw cause;
      await pause(wait);
    }
  }
  return callOnce(shop, call);
}

async function callOnce({ origin, token }: Shop, call: Call): Promise<unknown> {
  const { method, path, body, limitMs } = call;
  const isBytes = Buffer.isBuffer(body);
  let answer: Response;
  let bytes: Buffer;
  try {
    answer = await fetch(`${origin}/release-api${path}`, {
      method,
      // A redirect would send the token to another server.
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      body: isBytes ? new Uint8Array(body) : body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(limitMs),
    });
    bytes = Buffer.from(await answer.arrayBuffer());
  } catch (cause) {
    throw new PassingError(`${origin} cannot be reached: ${reasonOf(cause)}.`, { cause });
  }
  const elsewhere = answer.headers.get('location');
  if (answer.status >= 300 && answer.status < 400)
    throw new ShopError(
      `${origin} redirects to ${elsewhere}, and the token was not sent there: set RELEASE_TO to the shop's own address.`,
    );
  if (answer.ok && answer.headers.get('content-type') === 'application/octet-stream') return bytes;
  const said = parsed(bytes.toString());
  if (answer.ok && said.isJson) {
    if (sentenceOf(said.value) === null) return said.value;
    throw new ShopError(sentenceOf(said.value) ?? '');
  }
  const isPassing = answer.ok || [502, 503, 504].includes(answer.status);
  const sentence =
    sentenceOf(said.value) ?? `${origin} responded with ${answer.status} without a message.`;
  throw isPassing ? new PassingError(sentence) : new ShopError(sentence);
}

/** Parses a response. `isJson` is false for invalid JSON, for example a truncated response. */
function parsed(text: string): { isJson: boolean; value: unknown } {
  if (text === '') return { isJson: true, value: null };
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch (cause) {
    if (cause instanceof SyntaxError) return { isJson: false, value: null };
    throw cause;
  }
}

/** Returns the message of an error response, or null for any other response. */
function sentenceOf(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { status, error } = value as { status?: unknown; error?: unknown };
  return status === false && typeof error === 'string' ? error : null;
}

function reasonOf(cause: unknown): string {
  const { message, cause: inner } = cause as Error;
  return inner instanceof Error ? inner.message || message : message;
}
