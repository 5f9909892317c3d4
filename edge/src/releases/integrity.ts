import { createHash } from 'node:crypto';

/** The hash of a file as browsers write it (Subresource Integrity). */
export const integrityOf = (body: Uint8Array): string =>
  `sha384-${createHash('sha384').update(body).digest('base64')}`;
