import { formatTime } from 'contract/calendar/date-texts';
import type { PrivatePhoto } from 'contract/photos/private-photo';
import type { ReactNode } from 'react';
import { useConfig } from '../config/config';
import styles from './photo-list.module.css';

interface PhotoListProps {
  photos: readonly PrivatePhoto[];
  /** Name of the list. */
  label?: string;
  /** Returns what is below a photo. Its number begins at 1. */
  renderBelow?: (photo: PrivatePhoto, number: number) => ReactNode;
}

/** Private photos as thumbnails. A press opens one in another tab. */
export function PhotoList({ photos, label = 'Photos', renderBelow }: PhotoListProps) {
  const { apiHost } = useConfig();
  return (
    <ul className={styles.photos} aria-label={label}>
      {photos.map((photo, index) => (
        <li key={photo.id}>
          <a href={`${apiHost}/${photo.url}`} target="_blank" rel="noreferrer">
            <img
              src={`${apiHost}/${photo.thumbnailurl}`}
              alt={`Number ${index + 1}, ${formatTime(photo.at)}`}
              loading="lazy"
            />
          </a>
          {renderBelow?.(photo, index + 1)}
        </li>
      ))}
    </ul>
  );
}
