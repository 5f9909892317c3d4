import { createHmac, hkdfSync, timingSafeEqual } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';

/**
 * Header with the signature of `traceparent`. By it, the backend tells a trace of `edge` from a
 * trace that somebody else has chosen.
 */
export const TRACE_SIGNATURE_HEADER = 'x-traceparent-signature';

/** Derives the key of the signatures from the captcha key, which `edge` and the backend share. */
export const deriveTraceKey = (captchaKey: string): Buffer =>
  Buffer.from(hkdfSync('sha256', captchaKey, '', 'traceparent', 32));

export const signTraceparent = (traceparent: string, key: Buffer): string =>
  createHmac('sha256', key).update(traceparent).digest('base64url');

/** Returns whether the headers have a `traceparent` and its signature by `key`. */
export function hasSignedTrace(headers: IncomingHttpHeaders, key: Buffer): boolean {
  const { traceparent, [TRACE_SIGNATURE_HEADER]: sentSignature } = headers;
  if (typeof traceparent !== 'string' || typeof sentSignature !== 'string') return false;
  const sent = Buffer.from(sentSignature);
  const expected = Buffer.from(signTraceparent(traceparent, key));
  return sent.length === expected.length && timingSafeEqual(sent, expected);
}
