import { shortenText } from 'contract/values/shorten-text';
import { isPublicRead } from 'server/overload/classify-call';
import { type BackendLocation, createBackendReader } from './backend-reader.ts';
import type { ReadResponse } from './messages.ts';

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
      const shortPath = shortenText(path.split('/').slice(0, 2).join('/'), 60);
      onFailed(new Error(`A remote asked for '${shortPath}', which is no public read.`));
      return NO_RESPONSE;
    }
    // Does not use `AbortSignal.timeout`, which would keep each read in memory until a full garbage
    // collection.
    const limit = new AbortController();
    const timer = setTimeout(() => limit.abort(createTimeoutError()), timeoutMs).unref();
    try {
      return await readBackend(path, limit.signal);
    } catch (cause) {
      onFailed(cause);
      return NO_RESPONSE;
    } finally {
      clearTimeout(timer);
    }
  };
}

const createTimeoutError = () =>
  new DOMException('The backend did not respond in time.', 'TimeoutError');
