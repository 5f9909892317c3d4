import { type ChangeEvent, useState } from 'react';
import { Notice, Stack } from 'shared/ui';
import styles from '../my-quote.module.css';

interface AddPhotosProps {
  /** Number of photos that can still be added. */
  remainingCount: number;
  onAdd: (files: readonly File[]) => void;
}

/** Buttons that open the camera and the photos of the phone. */
export function AddPhotos({ remainingCount, onAdd }: AddPhotosProps) {
  const [omittedCount, setOmittedCount] = useState(0);
  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Empties the field, so that the same photo can be chosen again.
    currentTarget.value = '';
    setOmittedCount(Math.max(files.length - remainingCount, 0));
    onAdd(files.slice(0, remainingCount));
  };
  return (
    <Stack gap={3}>
      {remainingCount > 0 && (
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
      )}
      {remainingCount <= 0 && (
        <p className={styles.small}>
          That is as many as a quote can have. Remove one to add another.
        </p>
      )}
      {omittedCount > 0 && (
        <Notice kind="warning" isAnnounced>
          {`${omittedCount} ${omittedCount === 1 ? 'photo was' : 'photos were'} left out, because a quote can have no more.`}
        </Notice>
      )}
    </Stack>
  );
}
