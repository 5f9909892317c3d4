export function matchesEtag(header: string | undefined, etag: string): boolean {
  if (header === undefined) return false;
  if (header === etag || header.trim() === '*') return true;
  return header.split(',').some((listedEtag) => listedEtag.trim().replace(/^W\//, '') === etag);
}
