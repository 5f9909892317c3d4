import { MAX_PHOTO_BYTES, PHOTO_KEY_HEADER } from 'contract/photos/private-photo';
import { useState } from 'react';
import { readRefusalText, serverApi } from '../../data';
import { NO_RESPONSE } from '../../download/no-response';
import { useAuth, useConfig } from '../../session';
import { useAppDispatch } from '../../store';
import { shrinkPhoto, uploadFile } from '../../uploads';

/** Uploads in progress: their number, and the sent part of the present one from 0 to 1. */
interface Progress {
  count: number;
  fraction: number;
}

/** Times that an upload without a response is sent again, with the same key. */
const MAX_ATTEMPTS = 3;

/**
 * Sends at most `remainingCount` photos to a call, one after another. `failures` has a sentence for each that was refused.
 * Refetches the data of staff after each.
 */
export function usePhotoUpload(path: string, remainingCount: number) {
  const { apiHost } = useConfig();
  const { session } = useAuth();
  const dispatch = useAppDispatch();
  const [progress, setProgress] = useState<Progress | null>(null);
  const [failures, setFailures] = useState<readonly string[]>([]);

  async function sendOne(file: File, onProgress: (fraction: number) => void): Promise<string> {
    const { content } = await shrinkPhoto(file);
    if (content.size > MAX_PHOTO_BYTES)
      return `${file.name} has ${Math.round(content.size / 1024 / 1024)} MB. A photo has at most ${MAX_PHOTO_BYTES / 1024 / 1024} MB.`;
    const key = crypto.randomUUID();
    for (let attempt = 1; ; attempt += 1) {
      const token = session.getBearerToken();
      const { status, body } = await uploadFile(`${apiHost}/${path}`, content, {
        headers: { authorization: `bearer ${token ?? ''}`, [PHOTO_KEY_HEADER]: key },
        onProgress,
      });
      if (status === 401) session.handleUnauthorized(token, true);
      if (status >= 200 && status < 300) return '';
      const refusal = readRefusalText(body);
      const isLost = status === 0 || status >= 500;
      if (!isLost || attempt === MAX_ATTEMPTS) return `${file.name}: ${refusal || NO_RESPONSE}`;
    }
  }

  async function upload(files: readonly File[]): Promise<void> {
    const sentFiles = files.slice(0, remainingCount);
    const omittedCount = files.length - sentFiles.length;
    setFailures(omittedCount === 0 ? [] : [describeOmitted(omittedCount)]);
    for (const [index, file] of sentFiles.entries()) {
      const count = sentFiles.length - index;
      setProgress({ count, fraction: 0 });
      const failure = await sendOne(file, (fraction) => setProgress({ count, fraction }));
      if (failure !== '') setFailures((texts) => [...texts, failure]);
      dispatch(serverApi.util.invalidateTags(['Staff']));
    }
    setProgress(null);
  }
  return { upload, progress, failures };
}

const describeOmitted = (count: number): string =>
  `${count} ${count === 1 ? 'photo was' : 'photos were'} left out, because there can be no more.`;
