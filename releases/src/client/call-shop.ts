import { setTimeout as pause } from 'node:timers/promises';

const RETRY_PAUSES_MS = [500, 1000, 2000, 4000, 8000];

export class ShopError extends Error {}

interface ShopCall {
  method: 'GET' | 'POST' | 'PUT';
  path: string;
  body?: Buffer | object;
  limitMs: number;
}

class TransientError extends ShopError {}

export interface Shop {
  origin: string;
  token: string;
  pausesMs?: number[];
}

/**
 * Calls the release API of a shop. Retries while the shop is unreachable or busy, because every
 * call is safe to repeat. Throws a `ShopError` with the shop's message.
 */
export async function callShop(shop: Shop, call: ShopCall): Promise<unknown> {
  for (const pauseMs of shop.pausesMs ?? RETRY_PAUSES_MS) {
    try {
      return await callOnce(shop, call);
    } catch (cause) {
      if (!(cause instanceof TransientError)) throw cause;
      await pause(pauseMs);
    }
  }
  return callOnce(shop, call);
}

async function callOnce({ origin, token }: Shop, call: ShopCall): Promise<unknown> {
  const { method, path, body, limitMs } = call;
  const isBytes = Buffer.isBuffer(body);
  let response: Response;
  let bytes: Buffer;
  try {
    response = await fetch(`${origin}/release-api${path}`, {
      method,
      // Follows no redirect, because the token would be sent to another server.
      redirect: 'manual',
      headers: {
        authorization: `Bearer ${token}`,
        ...(body && { 'content-type': isBytes ? 'application/octet-stream' : 'application/json' }),
      },
      body: isBytes ? new Uint8Array(body) : body ? JSON.stringify(body) : null,
      signal: AbortSignal.timeout(limitMs),
    });
    bytes = Buffer.from(await response.arrayBuffer());
  } catch (cause) {
    throw new TransientError(`${origin} cannot be reached: ${describeCause(cause)}.`, { cause });
  }
  const redirectTarget = response.headers.get('location');
  if (response.status >= 300 && response.status < 400)
    throw new ShopError(
      `${origin} redirects to ${redirectTarget}, and the token was not sent there: set RELEASE_TO to the shop's own address.`,
    );
  if (response.ok && response.headers.get('content-type') === 'application/octet-stream')
    return bytes;
  const parsedBody = parseBody(bytes.toString());
  if (response.ok && parsedBody.isJson) {
    if (readRefusalMessage(parsedBody.value) === null) return parsedBody.value;
    throw new ShopError(readRefusalMessage(parsedBody.value) ?? '');
  }
  const isTransient = response.ok || [502, 503, 504].includes(response.status);
  const message =
    readRefusalMessage(parsedBody.value) ??
    `${origin} responded with ${response.status} without a message.`;
  throw isTransient ? new TransientError(message) : new ShopError(message);
}

/**
 * Parses the body as JSON. `isJson` is false for a truncated response, so that the call is
 * repeated.
 */
function parseBody(text: string): { isJson: boolean; value: unknown } {
  if (text === '') return { isJson: true, value: null };
  try {
    return { isJson: true, value: JSON.parse(text) };
  } catch (cause) {
    if (cause instanceof SyntaxError) return { isJson: false, value: null };
    throw cause;
  }
}

function readRefusalMessage(value: unknown): string | null {
  if (typeof value !== 'object' || value === null) return null;
  const { status, error } = value as { status?: unknown; error?: unknown };
  return status === false && typeof error === 'string' ? error : null;
}

function describeCause(cause: unknown): string {
  const { message, cause: innerCause } = cause as Error;
  return innerCause instanceof Error ? innerCause.message || message : message;
}

class ShopAddressError extends Error {}

/**
 * Returns the origin of a shop's address. Throws for http:// to another machine, because plain HTTP
 * exposes the token. `isInsecureAllowed` permits such addresses.
 */
export function parseShopOrigin(address: string, isInsecureAllowed: boolean): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username;
  if (!isOrigin)
    throw new ShopAddressError(`'${address}' is no shop's address, like https://shop.example.com.`);
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && !isInsecureAllowed)
    throw new ShopAddressError(
      `The token would be sent to ${url.origin} unencrypted: use https://, or say --insecure.`,
    );
  return url.origin;
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
