/** Compares an `If-None-Match` header with a strong ETag (RFC 9110, section 13.1.2). */
export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((listedEtag) => listedEtag.trim().replace(/^W\//, '') === etag);
}
