import { PHOTO_KEY_HEADER } from 'contract/photos/private-photo';
import { QUOTE_TOKEN_HEADER, uploadQuotePhoto } from 'contract/quotes/customer-quotes';
import { findChangeFailure, parseBody, readRefusalText } from 'shared/data';
import type { SendPhoto, UploadResult } from './photo-queue';

/**
 * Returns a function that uploads photos of a quote. Uses XMLHttpRequest, because `fetch` reports
 * no progress of an upload.
 */
export const createPhotoSender =
  (apiHost: string, token: string): SendPhoto =>
  ({ key, content }, { onProgress, signal }) =>
    new Promise((resolve) => {
      const request = new XMLHttpRequest();
      request.open('POST', `${apiHost}/${uploadQuotePhoto.path}`);
      request.setRequestHeader('content-type', content.type || 'application/octet-stream');
      request.setRequestHeader(QUOTE_TOKEN_HEADER, token);
      request.setRequestHeader(PHOTO_KEY_HEADER, key);
      request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
      request.onloadend = () => resolve(readResult(request.status, request.responseText));
      signal.addEventListener('abort', () => request.abort());
      request.send(content);
    });

/** Statuses of a refusal that only lasts a while. */
const TEMPORARY_STATUSES = [408, 425, 429];

function readResult(status: number, text: string): UploadResult {
  const body = parseBody(text);
  if (status >= 200 && status < 300) return findChangeFailure(body) === null ? 'stored' : 'lost';
  const isTemporary = status < 400 || status >= 500 || TEMPORARY_STATUSES.includes(status);
  if (isTemporary) return 'lost';
  return { refusal: readRefusalText(body) || 'This photo could not be taken.' };
}
