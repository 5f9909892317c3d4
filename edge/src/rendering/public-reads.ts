import { type BackendLocation, createBackendReader } from './backend-reader.ts';
import type { ReadResponse } from './messages.ts';

const PUBLIC_PATH =
  /^users\/(?:(?:getservices|getdressestocheck|getbanners|aboutus|getfitcheckdata|getfeatureproductdata|getproductsforfitcheck|getdeliverycharges|getstartingprices|getkits|gethomequestions|getfaq|getterms)|(?:getproducts|getsubservices|getproductsbycategoryslug|getproductbyslug|getpackages|getproductdetails|getcurrentaddress)\/(?!(?:\.|%2e){1,2}$)[^/?#\\]+)$/i;

export const isPublicRead = (path: string): boolean => PUBLIC_PATH.test(path);

const NO_RESPONSE: ReadResponse = { status: 0, text: '' };

/**
 * Reads public data for the workers. Refuses other paths and sends no data of the shopper. Status 0
 * means that the read was refused, failed or exceeded a limit.
 */
export function createPublicReader(
  backend: BackendLocation,
  timeoutMs: number,
  onFailed: (cause: unknown) => void,
) {
  const readBackend = createBackendReader(backend);
  return async (path: string): Promise<ReadResponse> => {
    if (!isPublicRead(path)) {
      const shortPath = path.split('/').slice(0, 2).join('/').slice(0, 60);
      onFailed(new Error(`A remote asked for '${shortPath}', which is no public read.`));
      return NO_RESPONSE;
    }
    try {
      return await readBackend(path, AbortSignal.timeout(timeoutMs));
    } catch (cause) {
      onFailed(cause);
      return NO_RESPONSE;
    }
  };
}
