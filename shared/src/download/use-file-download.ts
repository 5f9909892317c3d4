import { useState } from 'react';
import { parseBody, readRefusalText } from '../data';
import { useAuth, useConfig } from '../session';
import { NO_RESPONSE } from './no-response';

interface Download {
  /** Path below the backend's host. */
  path: string;
  fileName: string;
  /** Body of a POST. Without a body, the download is a GET. */
  body?: object;
}

/** Downloads a file with the token of the session. `failure` is an error message, or ''. */
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
    setState({
      isLoading: false,
      failure: failure === 'signed out' ? 'Please sign in again.' : (failure ?? ''),
    });
    return failure === null;
  };
  return { ...state, start };
}

/**
 * Resolves to null after a success, to 'signed out' after a 401, or else to an error message.
 */
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
    if (!response.ok) return readRefusalText(parseBody(await response.text())) || NO_RESPONSE;
    saveFile(await response.blob(), fileName);
    return null;
  } catch (cause) {
    console.warn('The file could not be fetched.', cause);
    return NO_RESPONSE;
  }
}

function saveFile(content: Blob, fileName: string): void {
  const url = URL.createObjectURL(content);
  const link = document.createElement('a');
  link.href = url;
  link.download = fileName;
  link.click();
  // Waits, because browsers may start to read the file only after the click.
  setTimeout(() => URL.revokeObjectURL(url), 10_000);
}
