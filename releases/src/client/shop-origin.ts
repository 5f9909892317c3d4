export class ShopAddressError extends Error {}

/**
 * Returns the origin of a shop's address. Throws for http:// to another machine, because plain HTTP
 * exposes the token. `isInsecureAllowed` permits such addresses.
 */
export function parseShopOrigin(address: string, isInsecureAllowed: boolean): string {
  const url = URL.canParse(address) ? new URL(address) : null;
  const isOrigin =
    url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.username;
  if (!isOrigin)
    throw new ShopAddressError(`'${address}' is no shop's address, like https://shop.example.com.`);
  if (url.protocol === 'http:' && !isLoopback(url.hostname) && !isInsecureAllowed)
    throw new ShopAddressError(
      `The token would be sent to ${url.origin} unencrypted: use https://, or say --insecure.`,
    );
  return url.origin;
}

const isLoopback = (host: string) =>
  host === 'localhost' || host === '[::1]' || /^127(\.\d+){3}$/.test(host);
