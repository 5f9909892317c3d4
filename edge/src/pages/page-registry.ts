import type { Registry } from 'releases/registry';
import type { Release } from 'releases/release';

/**
 * Returns the registry for the page at this path. For shoppers it omits the staff area: its routes,
 * its menu entries and the remotes that have no other pages.
 */
export const pageRegistry = (registry: Registry, pathname: string): Registry =>
  isStaffArea(pathname)
    ? registry
    : {
        ...registry,
        microFrontends: Object.fromEntries(
          Object.entries(registry.microFrontends).flatMap(([name, releases]) => {
            const shoppers = releases.flatMap(withoutStaffArea);
            return shoppers.length > 0 ? [[name, shoppers]] : [];
          }),
        ),
      };

function withoutStaffArea(release: Release): Release[] {
  const { menu: _menu, routes, ...extras } = release.extras;
  const others = routes.filter(({ path }) => !isStaffArea(path));
  const isStaffOnly = others.length === 0 && extras.exposes.join() === './routes';
  return isStaffOnly ? [] : [{ ...release, extras: { ...extras, routes: others } }];
}

const isStaffArea = (path: string) => /^\/admin(\/|$)/i.test(path);
