import { formatTime } from 'contract/calendar/date-texts';
import { buildRequest } from 'contract/calls/request';
import type { PrivatePhoto } from 'contract/photos/private-photo';
import { MAX_QUOTE_PHOTOS } from 'contract/quotes/quote-fields';
import type { StaffQuote } from 'contract/quotes/staff-quote';
import { uploadStaffQuotePhoto } from 'contract/quotes/staff-quote-changes';
import { useEffect, useEffectEvent, useState } from 'react';
import { FailureNotice, PhotoUpload, TitledSection } from 'shared/desk';
import { Modal } from 'shared/overlays';
import { useConfig } from 'shared/session';
import { Button } from 'shared/ui';
import { useRemoveQuotePhotoMutation } from '../quotes-api';
import styles from './quote-photos.module.css';

/** Photos of a quote, of which a press opens one large, and the buttons that add those that came in another way. */
export function QuotePhotos({ quote: { quoteno, photos } }: { quote: StaffQuote }) {
  const [openId, setOpenId] = useState<number | null>(null);
  const { apiHost } = useConfig();
  const { url } = buildRequest(uploadStaffQuotePhoto, { quoteno });
  return (
    <TitledSection
      title={
        photos.length === 0 ? 'Photos' : photos.length === 1 ? '1 photo' : `${photos.length} photos`
      }
    >
      {photos.length > 0 && (
        <ul className={styles.thumbnails}>
          {photos.map(({ id, thumbnailurl }, index) => (
            <li key={id}>
              <button
                type="button"
                className={styles.thumbnail}
                aria-label={`Open photo ${index + 1} of ${photos.length}`}
                onClick={() => setOpenId(id)}
              >
                <img src={`${apiHost}/${thumbnailurl}`} alt="" loading="lazy" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <PhotoUpload path={url} remainingCount={MAX_QUOTE_PHOTOS - photos.length} />
      {openId !== null && (
        <PhotoDialog quoteno={quoteno} photos={photos} openId={openId} onOpen={setOpenId} />
      )}
    </TitledSection>
  );
}

interface PhotoDialogProps {
  quoteno: string;
  photos: readonly PrivatePhoto[];
  openId: number;
  /** Opens another photo, or closes the dialog. */
  onOpen: (id: number | null) => void;
}

/** One photo as large as the window. The arrow keys open the photos beside it. */
function PhotoDialog({ quoteno, photos, openId, onOpen }: PhotoDialogProps) {
  const { apiHost } = useConfig();
  const [removePhoto, { error, isLoading }] = useRemoveQuotePhotoMutation();
  const index = photos.findIndex(({ id }) => id === openId);
  const photo = photos[index];
  const openBeside = (step: 1 | -1) => {
    const neighbour = photos[index + step];
    if (neighbour) onOpen(neighbour.id);
  };
  useArrowKeys(openBeside);
  if (!photo) return null;
  const remove = async () => {
    const result = await removePhoto({ quoteno, photoid: photo.id });
    if (!result.error) onOpen(null);
  };
  return (
    <Modal
      open
      size="large"
      onOpenChange={(isOpen) => !isOpen && onOpen(null)}
      title={`Photo ${index + 1} of ${photos.length}`}
      description={`Added ${formatTime(photo.at)}`}
      footer={
        <>
          <Button variant="quiet" busy={isLoading} onClick={() => void remove()}>
            Remove the photo
          </Button>
          <Button variant="secondary" disabled={index === 0} onClick={() => openBeside(-1)}>
            Previous
          </Button>
          <Button
            variant="secondary"
            disabled={index === photos.length - 1}
            onClick={() => openBeside(1)}
          >
            Next
          </Button>
        </>
      }
    >
      <div className={styles.large}>
        <a href={`${apiHost}/${photo.url}`} target="_blank" rel="noreferrer">
          <img
            src={`${apiHost}/${photo.url}`}
            width={photo.width}
            height={photo.height}
            alt={`Number ${index + 1} of ${photos.length}`}
          />
        </a>
        <FailureNotice error={error} />
      </div>
    </Modal>
  );
}

/** Calls `onStep` with -1 for the left and with 1 for the right arrow key. */
function useArrowKeys(onStep: (step: 1 | -1) => void): void {
  const stepByKey = useEffectEvent(({ key }: KeyboardEvent) => {
    if (key === 'ArrowLeft') onStep(-1);
    if (key === 'ArrowRight') onStep(1);
  });
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => stepByKey(event);
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, []);
}
