declare global {
  /** Read by the loader of every build, the rooms' and the shell's own (`build/src/integrity-plugin.ts`). */
  var releasedFile: ((address: string) => ReleasedFile) | undefined;
}

/** How a script or stylesheet is loaded. */
interface ReleasedFile {
  url: string;
  /** What the browser compares it with; '' where the page has no hash of it. */
  integrity: string;
}

/** By path: those that elements of the page name, then those of the page's data and of rooms' manifests. */
const hashes = new Map<string, string>();
/** How often the files beside a manifest were asked for in vain, by the path of their folder. */
const attempts = new Map<string, number>();

for (const element of document.querySelectorAll<HTMLScriptElement | HTMLLinkElement>(
  'script[integrity], link[integrity]',
)) {
  addHashes({ ['src' in element ? element.src : element.href]: element.integrity });
}

/** Adds hashes by address, relative to `base`. */
export function addHashes(known: Record<string, string>, base = location.href): void {
  const from = new URL(base, location.href);
  for (const [address, hash] of Object.entries(known))
    hashes.set(new URL(address, from).pathname, hash);
}

/** From now on the files beside this one are fetched afresh: browsers keep those that were refused. */
export function fetchAfresh(address: string): number {
  const folder = folderOf(new URL(address, location.href));
  const attempt = (attempts.get(folder) ?? 0) + 1;
  attempts.set(folder, attempt);
  return attempt;
}

export const releasedFile = (globalThis.releasedFile = (address: string): ReleasedFile => {
  const url = new URL(address, location.href);
  const attempt = attempts.get(folderOf(url));
  if (attempt) url.searchParams.set('attempt', String(attempt));
  return { url: url.href, integrity: hashes.get(url.pathname) ?? '' };
});

const folderOf = (url: URL) => new URL('.', url).pathname;
