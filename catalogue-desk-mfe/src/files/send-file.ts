import { parseBody, readRefusalText } from 'shared/data';
import { NO_RESPONSE } from 'shared/desk';
import { useAuth, useConfig } from 'shared/session';

interface SendOptions {
  /** Called with the sent fraction, from 0 to 1. */
  onProgress?: (fraction: number) => void;
  contentType: string;
}

interface SendResult {
  /** Parsed body of the response, or undefined after a failure. */
  body: unknown;
  /** Error message for the user, or '' after a success. */
  failure: string;
}

/** Returns a function that uploads a file and reports the progress. The function never rejects. */
export function useSendFile() {
  const { apiHost } = useConfig();
  const { session } = useAuth();
  return async (path: string, file: Blob, options: SendOptions): Promise<SendResult> => {
    const token = session.getBearerToken();
    const { status, text } = await post(`${apiHost}/${path}`, token, file, options);
    if (status === 401) session.handleUnauthorized(token, true);
    const body = parseBody(text);
    if (status >= 200 && status < 300) return { body, failure: '' };
    return { body: undefined, failure: readRefusalText(body) || NO_RESPONSE };
  };
}

/**
 * Uses XMLHttpRequest, because `fetch` reports no progress of an upload. Status 0 means that no
 * response arrived.
 */
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
