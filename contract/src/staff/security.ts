import * as v from 'valibot';
import { text } from '../values/readers.ts';

/** Second factor of the signed-in staff member. */
export const securitySchema = v.object({
  email: text,
  secondfactor: v.boolean(),
  /** Whether the staff member's role needs a second factor. */
  required: v.boolean(),
  /** Number of unused recovery codes. */
  recoverycodes: v.number(),
});

export type Security = v.InferOutput<typeof securitySchema>;

/** Secret for an authenticator app, as text and as a URI for a QR code. */
export const factorSetupSchema = v.object({ secret: text, uri: text, setup: text });

export type FactorSetup = v.InferOutput<typeof factorSetupSchema>;

export const recoveryCodesSchema = v.object({ recoverycodes: v.array(v.string()) });

export type RecoveryCodes = v.InferOutput<typeof recoveryCodesSchema>;

/** Body of POST staff/security/begin. */
export const beginFactorRequest = v.object({ password: v.string() });

export type BeginFactorRequest = v.InferInput<typeof beginFactorRequest>;

/** Body of POST staff/security/turn-on. */
export const turnFactorOnRequest = v.object({ setup: v.string(), code: v.string() });

export type TurnFactorOnRequest = v.InferInput<typeof turnFactorOnRequest>;

/** Body of POST staff/security/recovery-codes and of POST staff/security/turn-off. */
export const codeRequest = v.object({ code: v.string() });

export type CodeRequest = v.InferInput<typeof codeRequest>;

/**
 * Response to POST admin/userlogin for a staff member with a second factor (rule 56 in
 * docs/product.md).
 */
export const factorChallengeSchema = v.object({ factor: v.literal('totp'), challenge: text });

/** Body of POST admin/userlogin/factor. */
export const factorRequest = v.object({ challenge: v.string(), code: v.string() });

export type FactorRequest = v.InferInput<typeof factorRequest>;
