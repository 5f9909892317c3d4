import { type Backend, askBackend } from './ask-backend.ts';
import type { ReadAnswer } from './messages.ts';

/**
 * API paths that remotes may read on the server: public catalogue and content, no personal data
 * (rules 44 and 56).
 */
const PUBLIC =
  /^users\/(?:(?:getservices|getdressestocheck|getbanners|aboutus|getfitcheckdata|getfeatureproductdata|getproductsforfitcheck|getdeliverycharges|getstartingprices)|(?:getproducts|getsubservices|getproductsbycategoryslug|getproductbyslug|getpackages|getproductdetails)\/(?!(?:\.|%2e){1,2}$)[^/?#\\]+)$/i;

/** Returns whether a path without its leading slash is a public read of catalogue or content. */
export const isPublicRead = (path: string): boolean => PUBLIC.test(path);

const NO_ANSWER: ReadAnswer = { status: 0, text: '' };

/**
 * Returns a function with which remotes read from the backend during rendering. It refuses paths
 * that are not public (rule 44) and sends no data of the shopper. Status 0 means refused, no
 * response or over the limit of time (ms) or size.
 */
export function publicReads(
  backend: Backend,
  timeoutMs: number,
  onFailed: (cause: unknown) => void,
) {
  const ask = askBackend(backend);
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
