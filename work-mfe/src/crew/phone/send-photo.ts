import { PHOTO_KEY_HEADER } from 'contract/photos/private-photo';
import {
  JOB_ORDER_HEADER,
  JOB_TIME_HEADER,
  JOB_TRADE_HEADER,
  uploadJobPhoto,
} from 'contract/work/crew/crew-calls';
import { type SendResult, toSendResult } from 'contract/work/crew/press-queue';
import { findChangeFailure, parseBody, readRefusalText } from 'shared/data';
import type { QueuedPhoto } from './crew-memory';

/** Uploads a photo. Uses XMLHttpRequest, because `fetch` reports no progress of an upload. */
export const sendPhoto = (
  apiHost: string,
  token: string | null,
  { key, orderno, trade, at, content }: QueuedPhoto,
  onProgress: (share: number) => void,
): Promise<SendResult> =>
  new Promise((resolve) => {
    const request = new XMLHttpRequest();
    request.open('POST', `${apiHost}/${uploadJobPhoto.path}`);
    const headers = {
      authorization: `bearer ${token ?? ''}`,
      'content-type': content.type || 'application/octet-stream',
      [PHOTO_KEY_HEADER]: key,
      [JOB_ORDER_HEADER]: orderno,
      [JOB_TRADE_HEADER]: trade,
      [JOB_TIME_HEADER]: at,
    };
    for (const [name, value] of Object.entries(headers)) request.setRequestHeader(name, value);
    request.upload.onprogress = ({ loaded, total }) => onProgress(total > 0 ? loaded / total : 0);
    request.onloadend = () => {
      const body = parseBody(request.responseText);
      const isStored = request.status === 200 && findChangeFailure(body) === null;
      resolve(isStored ? 'stored' : toSendResult(request.status, readRefusalText(body)));
    };
    request.send(content);
  });
