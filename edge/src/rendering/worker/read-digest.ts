import { createHash } from 'node:crypto';
import type { ReadAnswer } from '../messages.ts';

/** By which it is known again whether a read answers what it answered before. */
export const readDigest = ({ status, text }: ReadAnswer): string =>
  createHash('sha256').update(`${status} `).update(text).digest('base64url');

/** Whether the backend said something: neither nothing at all nor that it has failed. */
export const isAnswered = ({ status }: ReadAnswer): boolean => status > 0 && status < 500;
