import { Button, Notice, Stack } from 'shared/ui';
import styles from '../my-quote.module.css';
import type { QueuedPhoto } from './photo-queue';

interface QueuedPhotosProps {
  photos: readonly QueuedPhoto[];
  /** Whether the last upload got no answer. */
  isOffline: boolean;
  onRemove: (key: string) => void;
  onSendAgain: () => void;
}

/** Photos on their way to the firm, each with its progress. */
export function QueuedPhotos({ photos, isOffline, onRemove, onSendAgain }: QueuedPhotosProps) {
  if (photos.length === 0) return null;
  return (
    <Stack gap={3}>
      <ul className={styles.queue} aria-label="Photos that are being sent">
        {photos.map((photo) => (
          <li key={photo.key}>
            {photo.preview === '' ? <span /> : <img src={photo.preview} alt="" />}
            <div className={styles.queued}>
              <span className={styles.fileName}>{photo.name}</span>
              {photo.state === 'refused' ? (
                <span className={styles.error}>{photo.refusal}</span>
              ) : (
                <progress value={photo.fraction} aria-label={`Progress of ${photo.name}`} />
              )}
              <span className={styles.small}>{describeState(photo)}</span>
            </div>
            <Button
              variant="quiet"
              size="small"
              aria-label={`Remove ${photo.name}`}
              onClick={() => onRemove(photo.key)}
            >
              Remove
            </Button>
          </li>
        ))}
      </ul>
      {isOffline && (
        <Notice
          kind="warning"
          isAnnounced
          title="There is no connection at the moment"
          action={
            <Button variant="secondary" size="small" onClick={onSendAgain}>
              Try now
            </Button>
          }
        >
          Your photos are sent as soon as it is back. Please keep this page open.
        </Notice>
      )}
    </Stack>
  );
}

const describeState = ({ state, fraction }: QueuedPhoto): string => {
  if (state === 'sending') return `${Math.round(fraction * 100)} %`;
  return state === 'waiting' ? 'Waiting' : '';
};
