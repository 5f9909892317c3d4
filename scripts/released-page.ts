import { readMockBackend } from 'build/mock-backend-file';
import { listReleasedPackages, readRemote, resolveFolder } from './packages.mjs';
import type { ReleasedVersion } from './targets/store-target.ts';

/** Page on which staff can preview stored versions. */
export const PREVIEW_PAGE = '/admin/versions';

/**
 * Returns a line such as 'catalog 1.2.0-3f9c2a1b is live at https://shop.example/services'. If the
 * target is a store, which has no URL, the line names the page and the store.
 */
export function describeRelease(
  { metadata: { version }, url }: ReleasedVersion,
  audience: string,
  { location }: { location: string },
  page?: string,
): string {
  const [, , name = ''] = url.split('/');
  const path = page ?? findPage(name);
  const address = /^https?:/.test(location) ? location + path : `${path} of ${location}`;
  return `${name} ${version} is ${audience} at ${address}`;
}

/** Returns a page of the package, or else the home page. */
function findPage(name: string): string {
  const folders = listReleasedPackages();
  const folder = folders.find((buildFolder) => readRemote(buildFolder).name === name);
  if (folder === undefined) return '/';
  const { routes } = readRemote(folder);
  const ownVisits = readMockBackend(resolveFolder(folder))?.visits ?? [];
  return routes.find(({ path }) => !/[:*]/.test(path))?.path ?? ownVisits[0]?.path ?? '/';
}
