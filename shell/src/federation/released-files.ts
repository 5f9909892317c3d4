declare global {
  /**
   * The function `releasedFile` below, which the chunk loaders of all builds call
   * (`build/src/webpack-plugins/integrity-plugin.ts`).
   */
  var releasedFile: ((address: string) => ReleasedFile) | undefined;
}

interface ReleasedFile {
  url: string;
  integrity: string;
}

const hashes = new Map<string, string>();
const failedAttempts = new Map<string, number>();

for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
  'script[integrity], link[integrity]',
)) {
  addHashes({ ['src' in element ? element.src : element.href]: element.integrity });
}

export function addHashes(hashesByUrl: Record<string, string>, base = location.href): void {
  const baseUrl = new URL(base, location.href);
  for (const [address, hash] of Object.entries(hashesByUrl))
    hashes.set(new URL(address, baseUrl).pathname, hash);
}

/**
 * Makes later loads of files in this file's folder use new URLs, because browsers cache failed
 * files.
 */
export function bypassBrowserCache(address: string): number {
  const folder = getFolder(new URL(address, location.href));
  const attempt = (failedAttempts.get(folder) ?? 0) + 1;
  failedAttempts.set(folder, attempt);
  return attempt;
}

export const releasedFile = (globalThis.releasedFile = (address: string): ReleasedFile => {
  const url = new URL(address, location.href);
  const attempt = failedAttempts.get(getFolder(url));
  if (attempt) url.searchParams.set('attempt', String(attempt));
  return { url: url.href, integrity: hashes.get(url.pathname) ?? '' };
});

const getFolder = (url: URL) => new URL('.', url).pathname;
