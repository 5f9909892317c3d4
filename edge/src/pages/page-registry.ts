import type { Registry } from 'releases/registry';
import type { Release } from 'releases/release';

/** Returns the registry for the page at this path. Shoppers get it without the staff area. */
export const createPageRegistry = (registry: Registry, pathname: string): Registry =>
  isStaffArea(pathname)
    ? registry
    : {
        ...registry,
        microFrontends: Object.fromEntries(
          Object.entries(registry.microFrontends).flatMap(([name, releases]) => {
            const shopperReleases = releases.flatMap(removeStaffArea);
            return shopperReleases.length > 0 ? [[name, shopperReleases]] : [];
          }),
        ),
      };

function removeStaffArea(release: Release): Release[] {
  const { menu: _menu, routes, ...extras } = release.extras;
  const shopperRoutes = routes.filter(({ path }) => !isStaffArea(path));
  const isStaffOnly = shopperRoutes.length === 0 && extras.exposes.join() === './routes';
  return isStaffOnly ? [] : [{ ...release, extras: { ...extras, routes: shopperRoutes } }];
}

const isStaffArea = (path: string) => /^\/admin(\/|$)/i.test(path);
