import { createHash } from 'node:crypto';
import type { ReadResponse } from '../messages.ts';

export const digestResponse = ({ status, text }: ReadResponse): string =>
  createHash('sha256').update(`${status} `).update(text).digest('base64url');

export const hasResponse = ({ status }: ReadResponse): boolean => status > 0 && status < 500;
