import { parseBody } from 'contract/responses/accepted';

interface UploadOptions {
  headers?: Readonly<Record<string, string>>;
  /** Called with the sent part of the file, from 0 to 1. */
  onProgress?: ((fraction: number) => void) | undefined;
  signal?: AbortSignal;
}

interface UploadResponse {
  /** Status of the response, or 0 if none arrived. */
  status: number;
  /** Parsed body of the response. */
  body: unknown;
}

/**
 * Sends a file. Uses XMLHttpRequest, because `fetch` reports no progress of an upload. The promise
 * never rejects.
 */
export const uploadFile = (
  url: string,
  content: Blob,
  { headers = {}, onProgress, signal }: UploadOptions,
): Promise<UploadResponse> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', url);
    const contentType = content.type || 'application/octet-stream';
    for (const [name, value] of Object.entries({ 'content-type': contentType, ...headers }))
      request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress?.(total > 0 ? loaded / total : 0);
    request.onloadend = () =>
      resolve({ status: request.status, body: parseBody(request.responseText) });
    signal?.addEventListener('abort', () => request.abort());
    request.send(content);
  });
