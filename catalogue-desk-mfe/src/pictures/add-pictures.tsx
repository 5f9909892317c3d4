import type { ProductPicture } from 'contract/catalog/field';
import type { Picture as LibraryPicture } from 'contract/staff/catalogue/picture';
import { useState } from 'react';
import { Button, Notice } from 'shared/ui';
import { PickerDialog } from './picker-dialog';
import { SentPicture } from './picture-details';
import { UploadList } from './upload-list';
import { UploadZone } from './upload-zone';
import { useUploadQueue } from './use-upload-queue';
import styles from './pictures.module.css';

interface AddPicturesProps {
  value: readonly ProductPicture[];
  max: number;
  onUpdate: (update: (current: readonly ProductPicture[]) => ProductPicture[]) => void;
}

const toProductPicture = ({ file, alt, focusx, focusy }: LibraryPicture): ProductPicture => ({
  file,
  alt,
  focusX: focusx,
  focusY: focusy,
});

/** Adds pictures by upload or from the library, up to the maximum. */
export function AddPictures({ value, max, onUpdate }: AddPicturesProps) {
  const [isPicking, setPicking] = useState(false);
  const add = (picture: LibraryPicture) =>
    onUpdate((current) => {
      const others = max === 1 ? [] : current.filter(({ file }) => file !== picture.file);
      return [...others, toProductPicture(picture)].slice(0, max);
    });
  const { uploads, ...queue } = useUploadQueue(add);
  const [rejectedFiles, setRejectedFiles] = useState<readonly File[]>([]);
  // Counts a failed upload too, because the user can retry it.
  const pendingCount = uploads.filter(({ state }) => state !== 'done').length;
  const remainingCount = max === 1 ? 1 : Math.max(0, max - value.length - pendingCount);
  const addFiles = (files: readonly File[]) => {
    queue.add(files.slice(0, remainingCount));
    setRejectedFiles(files.slice(remainingCount));
  };
  return (
    <>
      <UploadList
        uploads={uploads}
        onRetry={queue.retry}
        onRemove={queue.remove}
        // If the field has several pictures, the user describes them in the sortable list instead.
        renderUploaded={
          max === 1 ? ({ picture }) => picture && <SentPicture picture={picture} /> : undefined
        }
      />
      {rejectedFiles.length > 0 && (
        <Notice kind="warning" isAnnounced title={describeOmittedFiles(rejectedFiles, max)} />
      )}
      {remainingCount === 0 && (
        <p className={styles.hint}>
          All {max} places are taken. Take a picture out to add another.
        </p>
      )}
      {remainingCount > 0 && (
        <UploadZone isMultiple={max > 1} onFiles={addFiles}>
          <Button size="small" variant="quiet" onClick={() => setPicking(true)}>
            Choose from the library
          </Button>
        </UploadZone>
      )}
      {isPicking && (
        <PickerDialog
          onPick={(picture) => {
            add(picture);
            setPicking(false);
          }}
          onClose={() => setPicking(false)}
        />
      )}
    </>
  );
}

function describeOmittedFiles(files: readonly File[], max: number): string {
  const names = files.map(({ name }) => `‘${name}’`).join(', ');
  const limit = max === 1 ? 'one picture fits' : `at most ${max} pictures fit`;
  return `${names} ${files.length === 1 ? 'was' : 'were'} left out: ${limit}.`;
}
