import type { OrderExportRequest, RangeExportRequest } from 'contract/staff/order-list-requests';
import { useState } from 'react';
import { parseBody, readRefusalText } from 'shared/data';
import { toLondonDay } from 'shared/forms';
import { useAuth, useConfig } from 'shared/session';

type ExportName = 'orders' | 'takings' | 'customers';

const NO_ANSWER = 'The shop did not answer. Please try again.';

/** Fetches an export and saves it as a file. `failure` is a sentence, or ''. */
export function useDownload() {
  const { apiHost } = useConfig();
  const { session } = useAuth();
  const [state, setState] = useState({ isLoading: false, failure: '' });
  /** Resolves to whether the file was saved. */
  const start = async (
    name: ExportName,
    body: OrderExportRequest | RangeExportRequest,
  ): Promise<boolean> => {
    setState({ isLoading: true, failure: '' });
    const token = session.getBearerToken();
    const failure = await downloadFile(`${apiHost}/staff/exports/${name}`, token, body, name);
    if (failure === 'signed out') session.handleUnauthorized(token, true);
    setState({ isLoading: false, failure: failure === 'signed out' ? NO_ANSWER : (failure ?? '') });
    return failure === null;
  };
  return { ...state, start };
}

/** Resolves to null, or to the reason of the failure. */
async function downloadFile(
  url: string,
  token: string | null,
  body: object,
  name: ExportName,
): Promise<string | null> {
  try {
    const response = await fetch(url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        ...(token !== null && { authorization: `bearer ${token}` }),
      },
      body: JSON.stringify(body),
    });
    if (response.status === 401) return 'signed out';
    if (!response.ok) return readRefusalText(parseBody(await response.text())) || NO_ANSWER;
    saveFile(await response.blob(), `${name}-${toLondonDay(new Date())}.csv`);
    return null;
  } catch (cause) {
    console.warn('The export could not be fetched.', cause);
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
