import type { IncomingHttpHeaders, OutgoingHttpHeaders } from 'node:http';

export interface HeaderContext {
  /** Origin of the proxy in the browser. */
  localOrigin: string;
  publicOrigin: string;
  /** Origin of the server that gets the request. */
  upstreamOrigin: string;
  replaceLinks(text: string): string;
}

/** Headers of a single connection (RFC 9110, section 7.6.1), and headers of other proxies. */
const CONNECTION_HEADERS = [
  ...['connection', 'expect', 'keep-alive', 'proxy-authenticate', 'proxy-authorization'],
  ...['proxy-connection', 'te', 'trailer', 'transfer-encoding', 'upgrade'],
  ...['forwarded', 'x-forwarded-for', 'x-forwarded-host', 'x-forwarded-proto'],
];

/** Headers that are valid only on the shop's origin, or that let other origins read responses. */
const SHOP_ONLY_HEADERS =
  /^(strict-transport-security|alt-svc|nel|report-to|reporting-endpoints|access-control-.*)$/;

/** Headers that are wrong after the proxy has changed the body. */
const BODY_HEADERS = [
  ...['content-length', 'content-encoding', 'etag', 'last-modified', 'cache-control', 'age'],
  ...['accept-ranges', 'content-md5', 'digest', 'vary'],
];

const omit = (headers: IncomingHttpHeaders, isOmitted: (name: string) => boolean) =>
  Object.fromEntries(Object.entries(headers).filter(([name]) => !isOmitted(name)));

/**
 * Returns the headers that a browser on the shop's own page would send, because the shop compares
 * `Origin` with its own address.
 */
export function toShopHeaders(
  headers: IncomingHttpHeaders,
  context: HeaderContext,
): OutgoingHttpHeaders {
  const { localOrigin, publicOrigin, upstreamOrigin } = context;
  const { origin, referer, cookie } = headers;
  const cookies = toShopCookies(cookie, getCookiePrefix(localOrigin));
  const replacedNames = [...CONNECTION_HEADERS, 'host', 'origin', 'referer', 'cookie'];
  return {
    ...omit(headers, (name) => replacedNames.includes(name)),
    host: new URL(upstreamOrigin).host,
    'accept-encoding': 'br, gzip',
    ...(origin !== undefined && { origin: publicOrigin }),
    ...(referer?.startsWith(`${localOrigin}/`) && {
      referer: publicOrigin + referer.slice(localOrigin.length),
    }),
    ...(cookies !== '' && { cookie: cookies }),
  };
}

/**
 * Returns the headers for the browser. If `isBodyChanged`, omits headers that describe the original
 * body.
 */
export function toBrowserHeaders(
  headers: IncomingHttpHeaders,
  context: HeaderContext,
  isBodyChanged: boolean,
): OutgoingHttpHeaders {
  const { localOrigin, replaceLinks } = context;
  const { location, 'set-cookie': cookies } = headers;
  const policy = headers['content-security-policy'];
  const isOmitted = (name: string) =>
    CONNECTION_HEADERS.includes(name) ||
    SHOP_ONLY_HEADERS.test(name) ||
    (isBodyChanged && BODY_HEADERS.includes(name));
  return {
    ...omit(headers, isOmitted),
    ...(isBodyChanged && { 'cache-control': 'no-store' }),
    ...(location !== undefined && { location: replaceLinks(location) }),
    ...(cookies && {
      'set-cookie': cookies.map((cookie) => toLocalCookie(cookie, getCookiePrefix(localOrigin))),
    }),
    ...(typeof policy === 'string' && {
      'content-security-policy': toLocalPolicy(replaceLinks(policy), localOrigin),
    }),
  };
}

/**
 * Returns the prefix of the shop's cookies in the browser. Servers on different ports share their
 * cookies, so without the prefix the shop would get cookies of other servers.
 */
const getCookiePrefix = (localOrigin: string) => `shop${new URL(localOrigin).port || '80'}-`;

const toShopCookies = (cookies: string | undefined, prefix: string): string =>
  (cookies ?? '')
    .split(/;\s*/)
    .filter((cookie) => cookie.startsWith(prefix))
    .map((cookie) => cookie.slice(prefix.length))
    .join('; ');

/**
 * Returns the cookie without `Domain` and `Secure`, because the proxy has another host and uses
 * plain HTTP.
 */
function toLocalCookie(cookie: string, prefix: string): string {
  const [pair = '', ...attributes] = cookie.split(/;\s*/);
  const localAttributes = attributes
    .filter((attribute) => !/^(domain\s*=|(secure|partitioned)\s*$)/i.test(attribute))
    // Browsers accept 'SameSite=None' only with `Secure`.
    .map((attribute) => attribute.replace(/^samesite\s*=\s*none$/i, 'SameSite=Lax'));
  return [prefix + pair.trim(), ...localAttributes].join('; ');
}

/**
 * Permits the dev server's WebSocket, which reloads the page after a build. Removes
 * `upgrade-insecure-requests`, because the proxy uses plain HTTP.
 */
function toLocalPolicy(policy: string, localOrigin: string): string {
  const { port } = new URL(localOrigin);
  return policy
    .split(/;\s*/)
    .filter((directive) => directive !== 'upgrade-insecure-requests')
    .map((directive) =>
      directive.startsWith('connect-src ') ? `${directive} ws://localhost:${port}` : directive,
    )
    .join('; ');
}
