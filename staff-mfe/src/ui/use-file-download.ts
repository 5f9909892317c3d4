import { useState } from 'react';
import { parseBody, readRefusalText } from 'shared/data';
import { useAuth, useConfig } from 'shared/session';

const NO_ANSWER = 'The shop did not answer. Please try again.';

interface Download {
  /** Path below the host of the backend. */
  path: string;
  fileName: string;
  /** A download with a body is a POST. */
  body?: object;
}

/** Fetches a file with the token of the session and saves it. `failure` is a sentence, or ''. */
export function useFileDownload() {
  const { apiHost } = useConfig();
  const { session } = useAuth();
  const [state, setState] = useState({ isLoading: false, failure: '' });
  /** Resolves to whether the file was saved. */
  const start = async (download: Download): Promise<boolean> => {
    setState({ isLoading: true, failure: '' });
    const token = session.getBearerToken();
    const failure = await downloadFile(apiHost, token, download);
    if (failure === 'signed out') session.handleUnauthorized(token, true);
    setState({ isLoading: false, failure: failure === 'signed out' ? NO_ANSWER : (failure ?? '') });
    return failure === null;
  };
  return { ...state, start };
}

/** Resolves to null, or to the reason of the failure. */
async function downloadFile(
  apiHost: string,
  token: string | null,
  { path, fileName, body }: Download,
): Promise<string | null> {
  try {
    const response = await fetch(`${apiHost}/${path}`, {
      method: body === undefined ? 'GET' : 'POST',
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token !== null && { authorization: `bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    if (response.status === 401) return 'signed out';
    if (!response.ok) return readRefusalText(parseBody(await response.text())) || NO_ANSWER;
    saveFile(await response.blob(), fileName);
    return null;
  } catch (cause) {
    console.warn('The file could not be fetched.', cause);
    return NO_ANSWER;
  }
}

function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // The browser has begun to read the file by then.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
