import { isIP } from 'node:net';
import { networkInterfaces } from 'node:os';

interface OriginSettings {
  /** The shop's origin by `PUBLIC_URL`; null in development without it. */
  publicUrl: string | null;
  /** The address that the storefront listens at. */
  host: string;
  /** The origin at which this machine reaches the server. */
  ownUrl: string;
}

interface SentRequest {
  protocol: string;
  host: string;
  headers: { host?: string | undefined };
}

/**
 * Returns the origin that a request was sent to. Anybody can write a Host header, so without
 * `PUBLIC_URL` it counts only if it names this machine or a trusted proxy forwarded it.
 */
export function requestOrigin(settings: OriginSettings, request: SentRequest): string {
  const { protocol, host, headers } = request;
  const origin = `${protocol}://${host}`;
  // Fastify takes the host from another header only if a proxy of TRUST_PROXY sent it.
  const isForwarded = host !== (headers.host ?? '');
  const isTrusted = settings.publicUrl !== null || isForwarded;
  if (isOrigin(origin) && (isTrusted || isOwnOrigin(settings, origin)))
    return new URL(origin).origin;
  return settings.publicUrl ?? settings.ownUrl;
}

/** Whether the text is an http origin on loopback or at an address that the server listens at. */
export function isOwnOrigin({ host }: Pick<OriginSettings, 'host'>, text: string): boolean {
  if (!isOrigin(text)) return false;
  const name = new URL(text).hostname.replace(/^\[|\]$/g, '');
  if (name === 'localhost' || name === '::1' || (isIP(name) === 4 && name.startsWith('127.')))
    return true;
  return isIP(name) !== 0 && addressesListenedAt(host).includes(name);
}

/** Whether the text is an http origin without path, query and credentials. */
export const isOrigin = (text: string): boolean =>
  /^https?:\/\/[^/?#@\\\s]+$/i.test(text) && URL.canParse(text);

function addressesListenedAt(host: string): string[] {
  if (host !== '0.0.0.0' && host !== '::') return [host];
  return Object.values(networkInterfaces()).flatMap((entries = []) =>
    entries.map(({ address }) => address),
  );
}

/** Returns the origin at which this machine reaches a server that listens at `host` and `port`. */
export function ownUrlOf(host: string, port: number): string {
  return `http://${reachableHost(host)}:${port}`;
}

function reachableHost(host: string): string {
  if (host === '0.0.0.0') return '127.0.0.1';
  if (host === '::') return '[::1]';
  return isIP(host) === 6 ? `[${host}]` : host;
}
