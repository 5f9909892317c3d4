import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

interface OriginSettings {
  publicUrl: string | null;
  host: string;
  ownUrl: string;
}

interface RequestTarget {
  protocol: string;
  host: string;
  headers: { host?: string | undefined };
}

/**
 * Returns the origin to which a request was sent. Without `PUBLIC_URL`, accepts only hosts of this
 * machine and hosts from trusted proxies, because clients can send any Host header.
 */
export function getRequestOrigin(settings: OriginSettings, request: RequestTarget): string {
  const { protocol, host, headers } = request;
  const origin = `${protocol}://${host}`;
  // Fastify reads X-Forwarded-Host only from a proxy in TRUST_PROXY.
  const isForwarded = host !== (headers.host ?? '');
  const isTrusted = settings.publicUrl !== null || isForwarded;
  if (isOrigin(origin) && (isTrusted || isOwnOrigin(settings, origin)))
    return new URL(origin).origin;
  return settings.publicUrl ?? settings.ownUrl;
}

/** Returns whether the text is an origin whose host is this machine. */
export function isOwnOrigin({ host }: Pick<OriginSettings, 'host'>, text: string): boolean {
  if (!isOrigin(text)) return false;
  const name = new URL(text).hostname.replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.')))
    return true;
  return isIP(name) !== 0 && listListeningAddresses(host).includes(name);
}

export const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^/?#@\\\s]+$/i.test(text) && URL.canParse(text);

function listListeningAddresses(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host];
  return Object.values(networkInterfaces()).flatMap((entries = []) =>
    entries.map(({ address }) => address),
  );
}

/** Returns the URL at which this machine reaches its own server. */
export function getOwnUrl(host: string, port: number): string {
  return `http://${getReachableHost(host)}:${port}`;
}

function getReachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIP(host) === 6 ? `[${host}]` : host;
}
