import { MAX_QUOTE_PHOTOS } from 'contract/quotes/quote-fields';
import { useEffect, useState, useSyncExternalStore } from 'react';
import { useConfig } from 'shared/session';
import { Card, LiveRegion, Stack } from 'shared/ui';
import styles from '../my-quote.module.css';
import type { QuoteProps } from '../quote-props';
import { AddPhotos } from './add-photos';
import { PhotoQueue } from './photo-queue';
import { QueuedPhotos } from './queued-photos';
import { createPhotoSender } from './send-photo';
import { StoredPhotos } from './stored-photos';
import { UnsentPhotos } from './unsent-photos';

export type PhotosProps = QuoteProps;

/** Photos of a quote. The customer adds them from the camera or from files. */
export function Photos({ quote, token, onChanged }: PhotosProps) {
  const { quoteno, photos, can } = quote;
  const { apiHost } = useConfig();
  const [queue] = useState(
    () =>
      new PhotoQueue({
        send: createPhotoSender(apiHost, token),
        unsentPhotos: new UnsentPhotos(quoteno),
        onSettled: onChanged,
      }),
  );
  const queuedPhotos = useSyncExternalStore(queue.subscribe, queue.getPhotos, queue.getPhotos);
  useEffect(() => {
    if (!can.addphotos) return;
    void queue.start();
    return () => queue.stop();
  }, [queue, can.addphotos]);
  const unsentCount = queuedPhotos.filter(({ state }) => state !== 'refused').length;
  const remainingCount = MAX_QUOTE_PHOTOS - photos.length - unsentCount;
  return (
    <Card as="section" padded aria-labelledby="quote-photos">
      <Stack gap={4}>
        <h2 id="quote-photos" className={styles.title}>
          Photos
        </h2>
        {can.addphotos && (
          <p>
            They show us what moves, the stairs, and where the van can stand, so that the price is
            right. Up to {MAX_QUOTE_PHOTOS}; only we see them.
          </p>
        )}
        <StoredPhotos photos={photos} token={token} canRemove={can.addphotos} />
        <QueuedPhotos
          photos={queuedPhotos}
          isOffline={queue.isOffline}
          onRemove={(key) => void queue.remove(key)}
          onSendAgain={queue.sendAgain}
        />
        {can.addphotos && (
          <AddPhotos remainingCount={remainingCount} onAdd={(files) => void queue.add(files)} />
        )}
        <LiveRegion text={describeProgress(photos.length, unsentCount)} />
      </Stack>
    </Card>
  );
}

const describeProgress = (storedCount: number, unsentCount: number): string =>
  unsentCount > 0
    ? `${unsentCount} ${unsentCount === 1 ? 'photo is' : 'photos are'} being sent.`
    : storedCount > 0
      ? `${storedCount} ${storedCount === 1 ? 'photo has' : 'photos have'} arrived.`
      : '';
