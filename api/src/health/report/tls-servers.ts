import type { Config } from '../../config/config.ts';

/** A server whose certificate somebody must renew. */
export interface TlsServer {
  /** Setting that names the server. */
  setting: string;
  host: string;
  port: number;
  protocol: 'tls' | 'smtp' | 'postgres';
}

const DEFAULT_PORTS: Record<string, number> = {
  'https:': 443,
  'smtps:': 465,
  'smtp:': 587,
  'postgres:': 5432,
  'postgresql:': 5432,
};

const PROTOCOLS: Record<string, TlsServer['protocol']> = {
  'https:': 'tls',
  'smtps:': 'tls',
  'smtp:': 'smtp',
  'postgres:': 'postgres',
  'postgresql:': 'postgres',
};

type ServerSettings = Pick<Config, 'publicUrl' | 'databaseUrl' | 'releaseStore' | 'mail'>;

/** Lists the configured servers that use TLS or can switch to TLS. */
export function listTlsServers(
  { publicUrl, databaseUrl, releaseStore, mail }: ServerSettings,
  storeEndpoint = process.env['AWS_ENDPOINT_URL_S3'] ?? process.env['AWS_ENDPOINT_URL'],
): TlsServer[] {
  const urls = {
    PUBLIC_URL: publicUrl,
    SMTP_URL: mail.smtpUrl,
    DATABASE_URL: databaseUrl,
    RELEASE_STORE: 'bucket' in releaseStore ? storeEndpoint : null,
  };
  return Object.entries(urls).flatMap(([setting, url]) => {
    if (!url) return [];
    const { protocol: scheme, hostname, port } = new URL(url);
    const protocol = PROTOCOLS[scheme];
    // Omits a Unix socket, which has no host.
    if (protocol === undefined || hostname === '') return [];
    const host = hostname.replace(/^\[|\]$/g, '');
    return [{ setting, host, port: Number(port) || (DEFAULT_PORTS[scheme] ?? 443), protocol }];
  });
}
