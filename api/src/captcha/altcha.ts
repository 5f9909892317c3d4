import { verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import * as v from 'valibot';

/** A correct solution. The caller must check whether the solution was already used. */
export interface SolvedCaptcha {
  /** Signature of the solved challenge. Each challenge has another signature. */
  solution: string;
  expiresAt: Date;
}

const hexText = v.pipe(v.string(), v.regex(/^([0-9a-f]{2}){1,64}$/));
const wholeNumber = (minimum: number) => v.pipe(v.number(), v.integer(), v.minValue(minimum));

const payloadSchema = v.object({
  challenge: v.object({
    parameters: v.object({
      algorithm: v.literal('PBKDF2/SHA-256'),
      nonce: hexText,
      salt: hexText,
      cost: wholeNumber(1),
      keyLength: wholeNumber(1),
      keyPrefix: v.string(),
      expiresAt: v.pipe(wholeNumber(1), v.maxValue(8_640_000_000_000)),
    }),
    signature: hexText,
  }),
  solution: v.object({ counter: wholeNumber(0), derivedKey: hexText }),
});

/**
 * Verifies a solution of the built-in captcha. `text` is the base64 text that the captcha sends.
 * Resolves to null for an incorrect or expired solution.
 */
export async function verifyAltcha(
  text: string,
  captchaKey: string,
): Promise<SolvedCaptcha | null> {
  const payload = readPayload(text);
  if (payload === null) return null;
  const { verified } = await verifySolution({
    ...payload,
    deriveKey,
    hmacSignatureSecret: captchaKey,
  });
  const { signature, parameters } = payload.challenge;
  if (!verified || signature === undefined || parameters.expiresAt === undefined) return null;
  return { solution: signature, expiresAt: new Date(parameters.expiresAt * 1000) };
}

function readPayload(text: string): Payload | null {
  try {
    const payload: unknown = JSON.parse(Buffer.from(text, 'base64').toString('utf8'));
    return v.is(payloadSchema, payload) ? payload : null;
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}
