import { MAX_GARMENT_PHOTOS } from 'contract/garments/garment-fields';
import type { StaffGarment } from 'contract/garments/staff-garments';
import type { ChangeEvent } from 'react';
import { FailureNotice, TitledSection } from 'shared/desk';
import { Button, Notice, Stack } from 'shared/ui';
import { PhotoList } from '../../ui/photo-list';
import { useRemoveGarmentPhotoMutation } from '../garments-api';
import { usePhotoUpload } from './use-photo-upload';
import styles from '../garments.module.css';

/** Photos of a garment, and the buttons that take further ones with the camera of the phone. */
export function GarmentPhotos({ garment }: { garment: StaffGarment }) {
  const { ticket, photos, can } = garment;
  const [removePhoto, { error, isLoading, originalArgs }] = useRemoveGarmentPhotoMutation();
  const { upload, progress, failures } = usePhotoUpload(ticket);
  return (
    <TitledSection
      title={
        photos.length === 0 ? 'Photos' : photos.length === 1 ? '1 photo' : `${photos.length} photos`
      }
    >
      <Stack gap={3}>
        <PhotoList
          photos={photos}
          renderBelow={({ id }, number) =>
            can.addphotos && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove photo ${number}`}
                busy={isLoading && originalArgs?.photoid === id}
                onClick={() => void removePhoto({ ticket, photoid: id })}
              >
                Remove
              </Button>
            )
          }
        />
        {can.addphotos && photos.length < MAX_GARMENT_PHOTOS && <Pickers onAdd={upload} />}
        {progress !== null && <UploadProgress {...progress} />}
        {failures.length > 0 && (
          <Notice kind="error" isAnnounced title="Not every photo was added">
            {failures.map((text, index) => (
              <p key={index}>{text}</p>
            ))}
          </Notice>
        )}
        <FailureNotice error={error} />
      </Stack>
    </TitledSection>
  );
}

/** Buttons that open the camera and the photos of the phone. */
function Pickers({ onAdd }: { onAdd: (files: readonly File[]) => unknown }) {
  const add = ({ currentTarget }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(currentTarget.files ?? [])];
    // Empties the field, so that the same photo can be chosen again.
    currentTarget.value = '';
    onAdd(files);
  };
  return (
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
  );
}

const UploadProgress = ({ count, fraction }: { count: number; fraction: number }) => (
  <label className={styles.progress}>
    <span>{count === 1 ? 'Sending a photo' : `Sending ${count} photos`}</span>
    <progress value={fraction} />
  </label>
);
