import { readMockBackend } from 'build/mock-backend-file';
import type { ShopStatus } from 'releases/status';
import { listReleasedPackages, readRemote, resolveFolder } from '../packages.mjs';
import type { ReleasedVersion } from '../targets/store-target.ts';

/** Page on which staff can preview stored versions. */
export const PREVIEW_PAGE = '/admin/versions';

/**
 * Returns a line such as 'catalog 1.2.0-3f9c2a1b is live at https://shop.example/services'. If the
 * target is a store, which has no URL, the line names the page and the store.
 */
export function describeRelease(
  { metadata: { version }, url, extras }: ReleasedVersion,
  audience: string,
  { location }: { location: string },
  page?: string,
): string {
  const [, , name = ''] = url.split('/');
  const path = page ?? findPage(name, extras?.routes);
  const address = /^https?:/.test(location) ? location + path : `${path} of ${location}`;
  return `${name} ${version} is ${audience} at ${address}`;
}

/** Returns a page of the released version or of its package here, or else the home page. */
function findPage(name: string, releasedRoutes?: { path: string }[]): string {
  const folder = listReleasedPackages().find((own) => readRemote(own).name === name);
  const routes = releasedRoutes ?? (folder === undefined ? [] : readRemote(folder).routes);
  const ownVisits = folder === undefined ? [] : readMockBackend(resolveFolder(folder))?.visits;
  return routes.find(({ path }) => !/[:*]/.test(path))?.path ?? ownVisits?.[0]?.path ?? '/';
}

/** Returns whether a rollback of these packages only ends the split, by the status before it. */
export const endsSplit = ({ releases }: ShopStatus, names: string[]): boolean =>
  releases.some(({ name, state }) => state === 'split' && names.includes(name));

/** What a rollback of these packages makes of them, by the status before it. */
export function describeRollback(shopStatus: ShopStatus, names: string[]): string {
  return endsSplit(shopStatus, names)
    ? 'live for all visitors (the split has ended)'
    : 'live again';
}
