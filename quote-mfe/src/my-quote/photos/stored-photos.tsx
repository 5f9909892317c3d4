import type { PrivatePhoto } from 'contract/photos/private-photo';
import { useConfig } from 'shared/session';
import { Button, Stack } from 'shared/ui';
import { FailureNotice } from '../failure-notice';
import { useRemoveMyQuotePhotoMutation } from '../my-quote-api';
import styles from '../my-quote.module.css';

interface StoredPhotosProps {
  photos: readonly PrivatePhoto[];
  token: string;
  canRemove: boolean;
}

/** The photos that the firm has, with links to their full size. */
export function StoredPhotos({ photos, token, canRemove }: StoredPhotosProps) {
  const { apiHost } = useConfig();
  const [removePhoto, { isLoading, error, originalArgs }] = useRemoveMyQuotePhotoMutation();
  if (photos.length === 0) return null;
  return (
    <Stack gap={3}>
      <ul className={styles.photos} aria-label="Your photos">
        {photos.map(({ id, url, thumbnailurl }, index) => (
          <li key={id}>
            <a href={`${apiHost}/${url}`} target="_blank" rel="noreferrer">
              <img src={`${apiHost}/${thumbnailurl}`} alt={`Number ${index + 1}`} loading="lazy" />
            </a>
            {canRemove && (
              <Button
                variant="quiet"
                size="small"
                aria-label={`Remove photo ${index + 1}`}
                busy={isLoading && originalArgs?.photoid === id}
                onClick={() => void removePhoto({ token, photoid: id })}
              >
                Remove
              </Button>
            )}
          </li>
        ))}
      </ul>
      <FailureNotice error={error} title="The photo was not removed" />
    </Stack>
  );
}
