import { readRefusalText } from 'shared/data';
import { NO_RESPONSE } from 'shared/desk';
import { useAuth, useConfig } from 'shared/session';
import { uploadFile } from 'shared/uploads';

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
    const { onProgress, contentType } = options;
    const { status, body } = await uploadFile(`${apiHost}/${path}`, file, {
      headers: { 'content-type': contentType, authorization: `bearer ${token ?? ''}` },
      onProgress,
    });
    if (status === 401) session.handleUnauthorized(token, true);
    if (status >= 200 && status < 300) return { body, failure: '' };
    return { body: undefined, failure: readRefusalText(body) || NO_RESPONSE };
  };
}
