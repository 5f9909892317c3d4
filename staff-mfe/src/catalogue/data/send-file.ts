import { parseBody, readRefusalText } from 'shared/data';
import { useAuth, useConfig } from 'shared/session';

interface SendOptions {
  /** Called with a number from 0 to 1. */
  onProgress?: (part: number) => void;
  contentType: string;
}

interface SentFile {
  /** Body of the response, or undefined after a failure. */
  body: unknown;
  /** A sentence, or '' after a success. */
  failure: string;
}

const NO_ANSWER = 'The shop did not answer. Please try again.';

/** Returns a function that sends the bytes of a file with progress. It never rejects. */
export function useSendFile() {
  const { apiHost } = useConfig();
  const { session } = useAuth();
  return async (path: string, file: Blob, options: SendOptions): Promise<SentFile> => {
    const token = session.getBearerToken();
    const { status, text } = await post(`${apiHost}/${path}`, token, file, options);
    if (status === 401) session.handleUnauthorized(token, true);
    const body = parseBody(text);
    if (status >= 200 && status < 300) return { body, failure: '' };
    return { body: undefined, failure: readRefusalText(body) || NO_ANSWER };
  };
}

/** `fetch` reports no progress of an upload. Without an answer the status is 0. */
function post(url: string, token: string | null, file: Blob, options: SendOptions) {
  const { onProgress, contentType } = options;
  return new Promise<{ status: number; text: string }>((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    request.setRequestHeader('content-type', contentType);
    if (token !== null) request.setRequestHeader('authorization', `bearer ${token}`);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onloadend = () => resolve({ status: request.status, text: request.responseText });
    request.send(file);
  });
}
