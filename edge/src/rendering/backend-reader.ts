import { createTraceHeaders } from 'server/tracing';
import { Pool } from 'undici';
import { RestartWait } from '../restart-wait.ts';
import type { Settings } from '../settings/settings.ts';
import type { ReadResponse } from './messages.ts';

const MAX_RESPONSE_BYTES = 8 * 2 ** 20;

export type BackendLocation = Pick<Settings, 'apiInternalUrl'> &
  Partial<Pick<Settings, 'apiSocket'>>;

type BackendReader = (path: string, signal: AbortSignal) => Promise<ReadResponse>;

/** Reads public data from the backend. The requests contain no data of a shopper. */
export const createBackendReader = ({
  apiSocket,
  apiInternalUrl,
}: BackendLocation): BackendReader =>
  apiSocket ? createSocketReader(apiSocket) : createHttpReader(apiInternalUrl);

/**
 * Requests no compression, because between local processes a compression takes longer than it
 * saves.
 */
const headers = { accept: 'application/json', 'accept-encoding': 'identity' };

const createHttpReader =
  (apiUrl: string): BackendReader =>
  async (path, signal) => {
    const response = await fetch(`${apiUrl}/${path}`, {
      headers: { ...headers, ...createTraceHeaders() },
      signal,
    });
    const version = parseVersion(response.headers.get(VERSION_HEADER));
    return { status: response.status, text: await readText(response), ...version };
  };

function createSocketReader(socketPath: string): BackendReader {
  const pool = new Pool('http://backend', { socketPath, connections: MAX_CONNECTIONS });
  const restartWait = new RestartWait();
  return async (path, signal) => {
    const request = {
      method: 'GET',
      path: `/api/${path}`,
      headers: { ...headers, 'x-forwarded-for': '127.0.0.1', ...createTraceHeaders() },
      signal,
    } as const;
    const response = await restartWait.send(() => pool.request(request), { isRead: true, signal });
    const version = parseVersion(response.headers[VERSION_HEADER]);
    return {
      status: response.statusCode,
      text: await readBodyText(path, response.body),
      ...version,
    };
  };
}

const VERSION_HEADER = 'x-catalogue-version';

const parseVersion = (header: unknown): { version?: number } =>
  typeof header === 'string' && /^\d{1,15}$/.test(header) ? { version: Number(header) } : {};

const MAX_CONNECTIONS = 32;

export const readText = (response: Response): Promise<string> =>
  readBodyText(new URL(response.url).pathname, response.body ?? []);

async function readBodyText(
  path: string,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > MAX_RESPONSE_BYTES)
      throw new Error(`The response for ${path} exceeds the size limit.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
