import type { ReadAnswer } from './messages.ts';

/** What rooms may read on the server: the specification's catalogue and content, nobody's own data. */
const PUBLIC =
  /^users\/(?:(?:getservices|getdressestocheck|getbanners|aboutus|getfitcheckdata|getfeatureproductdata|getproductsforfitcheck|getdeliverycharges)|(?:getproducts|getsubservices|getproductsbycategoryslug|getproductbyslug|getpackages)\/(?!(?:\.|%2e){1,2}$)[^/?#\\]+)$/i;

/** The most that one answer may weigh, in bytes. */
const MOST_BYTES = 8 * 2 ** 20;

const NO_ANSWER: ReadAnswer = { status: 0, text: '' };

/**
 * Reads of the backend that are made for rooms (decision 44): only such as are public, without anything
 * of the shopper's, with limits of time, in ms, and size. Status 0 for what is refused or not answered.
 */
export function publicReads(host: string, timeoutMs: number, onFailed: (cause: unknown) => void) {
  return async (path: string): Promise<ReadAnswer> => {
    if (!PUBLIC.test(path)) {
      const asked = path.split('/').slice(0, 2).join('/').slice(0, 60);
      onFailed(new Error(`A room asked for '${asked}', which is no public read.`));
      return NO_ANSWER;
    }
    try {
      const answer = await fetch(`${host}/${path}`, {
        headers: { accept: 'application/json' },
        signal: AbortSignal.timeout(timeoutMs),
      });
      return { status: answer.status, text: await textOf(answer) };
    } catch (cause) {
      onFailed(cause);
      return NO_ANSWER;
    }
  };
}

async function textOf(answer: Response): Promise<string> {
  const parts: Uint8Array[] = [];
  let bytes = 0;
  for await (const part of answer.body ?? []) {
    bytes += part.byteLength;
    if (bytes > MOST_BYTES) throw new Error(`${new URL(answer.url).pathname} is too long.`);
    parts.push(part);
  }
  return Buffer.concat(parts).toString('utf8');
}
