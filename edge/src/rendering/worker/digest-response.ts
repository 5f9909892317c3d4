import { createHash } from 'node:crypto';
import type { ReadResponse } from '../messages.ts';

/** Returns a digest of a response. Equal digests mean an unchanged response. */
export const digestResponse = ({ status, text }: ReadResponse): string =>
  createHash('sha256').update(`${status} `).update(text).digest('base64url');

/** Returns whether the backend responded without a server error. */
export const hasResponse = ({ status }: ReadResponse): boolean => status > 0 && status < 500;
