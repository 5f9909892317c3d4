import { LOOPBACK } from '../free-port.ts';
import type { DeployedShop } from './deployed-shop.ts';

/** Path below which the proxy forwards calls to a backend with an origin of its own. */
export const BACKEND_PATH = '/-/local/backend';

/** Returns the only origins under which the proxy accepts requests. */
export const listLocalOrigins = (port: number): string[] =>
  ['localhost', LOOPBACK].map((host) => new URL(`http://${host}:${port}`).origin);

/** Returns a function that replaces the shop's origin in links. */
export function createLinkReplacer(shop: DeployedShop, localOrigin: string) {
  const origins = [shop.origin, shop.publicOrigin].map((origin) =>
    origin.replace(/[.[\]]/g, '\\$&'),
  );
  // Does not match the beginning of a longer host name, or an origin that is followed by a port.
  const pattern = new RegExp(`(?:${origins.join('|')})(?![\\w.:-])`, 'g');
  return (text: string): string => text.replace(pattern, localOrigin);
}

const hasOwnBackend = ({ origin, publicOrigin, backendUrl }: DeployedShop) =>
  ![origin, publicOrigin].includes(new URL(backendUrl).origin);

/**
 * Returns the path at which the proxy's pages call the backend. A backend with an origin of its own
 * gets a path below `BACKEND_PATH`.
 */
export const getLocalApiPath = (shop: DeployedShop): string =>
  (hasOwnBackend(shop) ? BACKEND_PATH : '') + new URL(shop.backendUrl).pathname.replace(/\/$/, '');

/** Returns the origin and the path to which a request of the browser goes. */
export function findUpstream(shop: DeployedShop, path: string): { origin: string; path: string } {
  if (!hasOwnBackend(shop) || !path.startsWith(`${BACKEND_PATH}/`))
    return { origin: shop.origin, path };
  return { origin: new URL(shop.backendUrl).origin, path: path.slice(BACKEND_PATH.length) };
}
