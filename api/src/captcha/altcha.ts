import { verifySolution, type Payload } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { Type } from 'typebox';
import { Compile } from 'typebox/compile';

/** A correct solution. The caller must check whether the solution was already used. */
export interface SolvedCaptcha {
  /** Signature of the solved challenge. Each challenge has another signature. */
  solution: string;
  expiresAt: Date;
}

const HexText = Type.String({ pattern: '^([0-9a-f]{2}){1,64}$' });

const payloadValidator = Compile(
  Type.Object({
    challenge: Type.Object({
      parameters: Type.Object({
        algorithm: Type.Literal('PBKDF2/SHA-256'),
        nonce: HexText,
        salt: HexText,
        cost: Type.Integer({ minimum: 1 }),
        keyLength: Type.Integer({ minimum: 1 }),
        keyPrefix: Type.String(),
        expiresAt: Type.Integer({ minimum: 1, maximum: 8_640_000_000_000 }),
      }),
      signature: HexText,
    }),
    solution: Type.Object({ counter: Type.Integer({ minimum: 0 }), derivedKey: HexText }),
  }),
);

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
    return payloadValidator.Check(payload) ? payload : null;
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}
