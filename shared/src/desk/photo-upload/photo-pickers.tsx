import type { ChangeEvent } from 'react';
import { Notice, Stack } from '../../ui';
import styles from './photo-pickers.module.css';
import { usePhotoUpload } from './use-photo-upload';

export interface PhotoPickersProps {
  /** Path of the call that takes a photo, below the backend's host. */
  path: string;
  /** Number of photos that can still be added. */
  remainingCount: number;
}

/** Buttons that open the camera and the photos of a phone, and the progress of the upload. */
export function PhotoPickers({ path, remainingCount }: PhotoPickersProps) {
  const { upload, progress, failures } = usePhotoUpload(path, remainingCount);
  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Empties the field, so that the same photo can be chosen again.
    currentTarget.value = '';
    void upload(files);
  };
  return (
    <Stack gap={3}>
      {remainingCount > 0 ? (
        <div className={styles.pickers}>
          <label className={styles.picker}>
            Take a photo
            <input type="file" accept="image/*" capture="environment" onChange={add} />
          </label>
          <label className={styles.picker}>
            Choose photos
            <input type="file" accept="image/*" multiple onChange={add} />
          </label>
        </div>
      ) : (
        <p>There can be no more photos. Remove one to add another.</p>
      )}
      {progress !== null && (
        <label className={styles.progress}>
          <span>
            {progress.count === 1 ? 'Sending a photo' : `Sending ${progress.count} photos`}
          </span>
          <progress value={progress.fraction} />
        </label>
      )}
      {failures.length > 0 && (
        <Notice kind="error" isAnnounced title="Not every photo was added">
          {failures.map((text, index) => (
            <p key={index}>{text}</p>
          ))}
        </Notice>
      )}
    </Stack>
  );
}
