import * as v from 'valibot';
import { text } from '../values/readers.ts';

/**
 * Response to POST admin/userlogin for a staff member with a second factor (rule 56 in
 * docs/product.md).
 */
export const factorChallengeSchema = v.object({ factor: v.literal('totp'), challenge: text });
