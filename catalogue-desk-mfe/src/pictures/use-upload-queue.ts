import { buildRequest, readResponse } from 'contract/calls/request';
import { type Picture, uploadPicture } from 'contract/staff/catalogue/picture';
import { useEffect, useReducer, useRef } from 'react';
import { useAppDispatch } from 'shared/store';
import { catalogueApi } from '../calls/catalogue-api';
import { useSendFile } from '../files/send-file';

export interface Upload {
  id: number;
  file: File;
  state: 'waiting' | 'sending' | 'done' | 'failed';
  /** Sent fraction of the file, from 0 to 1. */
  progress: number;
  /** Error message for the user, or ''. */
  failure: string;
  picture: Picture | null;
}

type Action =
  | { type: 'add'; files: readonly File[] }
  | { type: 'change'; id: number; changes: Partial<Upload> }
  | { type: 'remove'; id: number };

/** Largest number of concurrent uploads. */
const MAX_CONCURRENT_UPLOADS = 2;

const UNREADABLE_MESSAGE = 'The answer could not be read. Please try again.';

function updateQueue(queue: readonly Upload[], action: Action): readonly Upload[] {
  if (action.type === 'remove') return queue.filter(({ id }) => id !== action.id);
  if (action.type === 'change') {
    return queue.map((upload) =>
      upload.id === action.id ? { ...upload, ...action.changes } : upload,
    );
  }
  const lastId = Math.max(0, ...queue.map(({ id }) => id));
  const addedUploads = action.files.map((file, index) => ({
    id: lastId + index + 1,
    file,
    state: 'waiting' as const,
    progress: 0,
    failure: '',
    picture: null,
  }));
  return [...queue, ...addedUploads];
}

/** Uploads pictures to the library, two at a time. A failed upload can be retried. */
export function useUploadQueue(onUploaded: (picture: Picture) => void) {
  const [uploads, update] = useReducer(updateQueue, []);
  const sendFile = useSendFile();
  const dispatch = useAppDispatch();
  const latestProps = useRef({ onUploaded, sendFile });
  useEffect(() => {
    latestProps.current = { onUploaded, sendFile };
  });

  useEffect(() => {
    const change = (id: number, changes: Partial<Upload>) =>
      update({ type: 'change', id, changes });
    const send = async ({ id, file }: Upload) => {
      change(id, { state: 'sending', progress: 0, failure: '' });
      const { body, failure } = await latestProps.current.sendFile(
        buildRequest(uploadPicture, undefined).url,
        file,
        {
          contentType: file.type || 'application/octet-stream',
          onProgress: (progress) => change(id, { progress }),
        },
      );
      const picture = failure === '' ? readPicture(body) : null;
      if (picture === null) {
        change(id, { state: 'failed', failure: failure || UNREADABLE_MESSAGE });
        return;
      }
      change(id, { state: 'done', progress: 1, picture });
      dispatch(catalogueApi.util.invalidateTags(['Pictures']));
      latestProps.current.onUploaded(picture);
    };
    const sendingCount = uploads.filter(({ state }) => state === 'sending').length;
    const waitingUploads = uploads.filter(({ state }) => state === 'waiting');
    for (const upload of waitingUploads.slice(
      0,
      Math.max(0, MAX_CONCURRENT_UPLOADS - sendingCount),
    ))
      void send(upload);
  }, [uploads, dispatch]);

  return {
    uploads,
    add: (files: readonly File[]) => update({ type: 'add', files }),
    retry: (id: number) => update({ type: 'change', id, changes: { state: 'waiting' } }),
    remove: (id: number) => update({ type: 'remove', id }),
  };
}

function readPicture(body: unknown): Picture | null {
  try {
    return readResponse(uploadPicture, body).data;
  } catch (cause) {
    console.warn('The answer to an upload could not be read.', cause);
    return null;
  }
}
