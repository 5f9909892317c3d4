import { createHash } from 'node:crypto';
import type { ReadAnswer } from '../messages.ts';

/** Returns a digest of a response. Equal digests mean an unchanged response. */
export const readDigest = ({ status, text }: ReadAnswer): string =>
  createHash('sha256').update(`${status} `).update(text).digest('base64url');

/** Returns whether the backend responded without a server error. */
export const isAnswered = ({ status }: ReadAnswer): boolean => status > 0 && status < 500;
