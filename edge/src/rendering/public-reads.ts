import { Pool } from 'undici';
import type { Settings } from '../settings/settings.ts';
import type { ReadAnswer } from './messages.ts';

/**
 * API paths that remotes may read on the server: public catalogue and content, no personal data
 * (rules 44 and 56).
 */
const PUBLIC =
  /^users\/(?:(?:getservices|getdressestocheck|getbanners|aboutus|getfitcheckdata|getfeatureproductdata|getproductsforfitcheck|getdeliverycharges|getstartingprices)|(?:getproducts|getsubservices|getproductsbycategoryslug|getproductbyslug|getpackages|getproductdetails)\/(?!(?:\.|%2e){1,2}$)[^/?#\\]+)$/i;

/** Returns whether a path without its leading slash is a public read of catalogue or content. */
export const isPublicRead = (path: string): boolean => PUBLIC.test(path);

/** Largest response, in bytes. */
const MOST_BYTES = 8 * 2 ** 20;

const NO_ANSWER: ReadAnswer = { status: 0, text: '' };

/**
 * Returns a function for reads of remotes on the server, which are limited to public data (rule
 * 44). Reads carry nothing of the shopper and have limits of time (ms) and size. Status 0 means
 * refused or no response.
 */
export function publicReads(
  backend: Backend,
  timeoutMs: number,
  onFailed: (cause: unknown) => void,
) {
  const ask = backend.apiSocket ? askAtSocket(backend.apiSocket) : askAt(backend.apiInternalUrl);
  return async (path: string): Promise<ReadAnswer> => {
    if (!isPublicRead(path)) {
      const asked = path.split('/').slice(0, 2).join('/').slice(0, 60);
      onFailed(new Error(`A room asked for '${asked}', which is no public read.`));
      return NO_ANSWER;
    }
    try {
      return await ask(path, AbortSignal.timeout(timeoutMs));
    } catch (cause) {
      onFailed(cause);
      return NO_ANSWER;
    }
  };
}

type Backend = Pick<Settings, 'apiInternalUrl'> & Partial<Pick<Settings, 'apiSocket'>>;

type Ask = (path: string, signal: AbortSignal) => Promise<ReadAnswer>;

/** Compression between local processes costs more than it saves. */
const headers = { accept: 'application/json', 'accept-encoding': 'identity' };

const askAt =
  (host: string): Ask =>
  async (path, signal) => {
    const answer = await fetch(`${host}/${path}`, { headers, signal });
    return { status: answer.status, text: await textOf(answer) };
  };

/** Reads from the shop's own backend directly at its socket, not through this server's proxy. */
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
    if (bytes > MOST_BYTES) throw new Error(`${path} is too long.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
