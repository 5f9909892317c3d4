import { Pool } from 'undici';
import type { Settings } from '../settings/settings.ts';
import type { ReadAnswer } from './messages.ts';

/** Largest response, in bytes. */
const MOST_BYTES = 8 * 2 ** 20;

/** Location of the backend. */
export type Backend = Pick<Settings, 'apiInternalUrl'> & Partial<Pick<Settings, 'apiSocket'>>;

type Ask = (path: string, signal: AbortSignal) => Promise<ReadAnswer>;

/** Returns a function that sends GET requests to the backend, without data of a shopper. */
export const askBackend = ({ apiSocket, apiInternalUrl }: Backend): Ask =>
  apiSocket ? askAtSocket(apiSocket) : askAt(apiInternalUrl);

/** Compression between local processes costs more than it saves. */
const headers = { accept: 'application/json', 'accept-encoding': 'identity' };

const askAt =
  (host: string): Ask =>
  async (path, signal) => {
    const answer = await fetch(`${host}/${path}`, { headers, signal });
    return { status: answer.status, text: await textOf(answer) };
  };

/** Reads from the shop's own backend at its socket, which avoids this server's proxy. */
function askAtSocket(socketPath: string): Ask {
  const pool = new Pool('http://backend', { socketPath, connections: MOST_AT_ONCE });
  return async (path, signal) => {
    const answer = await pool.request({
      method: 'GET',
      path: `/api/${path}`,
      headers: { ...headers, 'x-forwarded-for': '127.0.0.1' },
      signal,
    });
    return { status: answer.statusCode, text: await textOfBody(path, answer.body) };
  };
}

/** Largest number of concurrent reads at the socket. */
const MOST_AT_ONCE = 32;

/** Reads the body of a response as text. Throws if it exceeds the size limit. */
export const textOf = (answer: Response): Promise<string> =>
  textOfBody(new URL(answer.url).pathname, answer.body ?? []);

async function textOfBody(
  path: string,
  body: AsyncIterable<Uint8Array> | Iterable<Uint8Array>,
): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of body) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new Error(`The response for ${path} exceeds the size limit.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
