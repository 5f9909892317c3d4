import { PHOTO_KEY_HEADER } from 'contract/photos/private-photo';
import { QUOTE_TOKEN_HEADER, uploadQuotePhoto } from 'contract/quotes/customer-quotes';
import { findChangeFailure, readRefusalText } from 'shared/data';
import { uploadFile } from 'shared/uploads';
import type { SendPhoto, UploadResult } from './photo-queue';

/** Returns a function that uploads photos of a quote. */
export const createPhotoSender =
  (apiHost: string, token: string): SendPhoto =>
  async ({ key, content }, { onProgress, signal }) => {
    const headers = { [QUOTE_TOKEN_HEADER]: token, [PHOTO_KEY_HEADER]: key };
    const url = `${apiHost}/${uploadQuotePhoto.path}`;
    return readResult(await uploadFile(url, content, { headers, onProgress, signal }));
  };

/** Statuses of a refusal that only lasts a while. */
const TEMPORARY_STATUSES = [408, 425, 429];

function readResult({ status, body }: { status: number; body: unknown }): UploadResult {
  if (status >= 200 && status < 300) return findChangeFailure(body) === null ? 'stored' : 'lost';
  const isTemporary = status < 400 || status >= 500 || TEMPORARY_STATUSES.includes(status);
  if (isTemporary) return 'lost';
  return { refusal: readRefusalText(body) || 'This photo could not be taken.' };
}
