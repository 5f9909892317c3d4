import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

interface OriginSettings {
  /** The shop's origin by `PUBLIC_URL`; null if it is not set. */
  publicUrl: string | null;
  /** The address at which the storefront listens. */
  host: string;
  /** The origin at which programs on this machine reach the server. */
  ownUrl: string;
}

interface RequestTarget {
  protocol: string;
  host: string;
  headers: { host?: string | undefined };
}

/**
 * Returns the origin that a request was sent to. Clients can send any Host header. Without
 * `PUBLIC_URL`, the header is therefore used only if it names this machine or comes from a trusted
 * proxy.
 */
export function getRequestOrigin(settings: OriginSettings, request: RequestTarget): string {
  const { protocol, host, headers } = request;
  const origin = `${protocol}://${host}`;
  // Fastify reads the host from X-Forwarded-Host only if a proxy of TRUST_PROXY sent the request.
  const isForwarded = host !== (headers.host ?? '');
  const isTrusted = settings.publicUrl !== null || isForwarded;
  if (isOrigin(origin) && (isTrusted || isOwnOrigin(settings, origin)))
    return new URL(origin).origin;
  return settings.publicUrl ?? settings.ownUrl;
}

/**
 * Returns whether a text is an http(s) origin on loopback or at an address at which the server
 * listens.
 */
export function isOwnOrigin({ host }: Pick<OriginSettings, 'host'>, text: string): boolean {
  if (!isOrigin(text)) return false;
  const name = new URL(text).hostname.replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.')))
    return true;
  return isIP(name) !== 0 && listListeningAddresses(host).includes(name);
}

/** Returns whether a text is an http(s) origin without path, query and credentials. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^/?#@\\\s]+$/i.test(text) && URL.canParse(text);

function listListeningAddresses(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host];
  return Object.values(networkInterfaces()).flatMap((entries = []) =>
    entries.map(({ address }) => address),
  );
}

/**
 * Returns the origin at which programs on this machine reach a server that listens at `host` and
 * `port`.
 */
export function getOwnUrl(host: string, port: number): string {
  return `http://${getReachableHost(host)}:${port}`;
}

function getReachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIP(host) === 6 ? `[${host}]` : host;
}
