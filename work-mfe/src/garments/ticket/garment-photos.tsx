import { buildRequest } from 'contract/calls/request';
import { MAX_GARMENT_PHOTOS } from 'contract/garments/garment-fields';
import { uploadGarmentPhoto } from 'contract/garments/staff-garment-changes';
import type { StaffGarment } from 'contract/garments/staff-garments';
import { FailureNotice, PhotoUpload, TitledSection } from 'shared/desk';
import { PhotoList } from 'shared/photos';
import { Button, Stack } from 'shared/ui';
import { useRemoveGarmentPhotoMutation } from '../garments-api';

/** Photos of a garment, and the buttons that take further ones with the camera of the phone. */
export function GarmentPhotos({ garment }: { garment: StaffGarment }) {
  const { ticket, photos, can } = garment;
  const [removePhoto, { error, isLoading, originalArgs }] = useRemoveGarmentPhotoMutation();
  const { url } = buildRequest(uploadGarmentPhoto, { ticket });
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
        {can.addphotos && (
          <PhotoUpload path={url} remainingCount={MAX_GARMENT_PHOTOS - photos.length} />
        )}
        <FailureNotice error={error} />
      </Stack>
    </TitledSection>
  );
}
