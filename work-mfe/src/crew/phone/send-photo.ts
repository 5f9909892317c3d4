import { PHOTO_KEY_HEADER } from 'contract/photos/private-photo';
import {
  JOB_ORDER_HEADER,
  JOB_TIME_HEADER,
  JOB_TRADE_HEADER,
  uploadJobPhoto,
} from 'contract/work/crew/crew-calls';
import { type SendResult, toSendResult } from 'contract/work/crew/press-queue';
import { findChangeFailure, readRefusalText } from 'shared/data';
import { uploadFile } from 'shared/uploads';
import type { QueuedPhoto } from './crew-memory';

export async function sendPhoto(
  apiHost: string,
  token: string | null,
  { key, orderno, trade, at, content }: QueuedPhoto,
  onProgress: (share: number) => void,
): Promise<SendResult> {
  const headers = {
    authorization: `bearer ${token ?? ''}`,
    [PHOTO_KEY_HEADER]: key,
    [JOB_ORDER_HEADER]: orderno,
    [JOB_TRADE_HEADER]: trade,
    [JOB_TIME_HEADER]: at,
  };
  const url = `${apiHost}/${uploadJobPhoto.path}`;
  const { status, body } = await uploadFile(url, content, { headers, onProgress });
  const isStored = status === 200 && findChangeFailure(body) === null;
  return isStored ? 'stored' : toSendResult(status, readRefusalText(body));
}
