import type { ReactNode } from 'react';
import { Button, LiveRegion, Notice } from 'shared/ui';
import type { Upload } from './use-upload-queue';
import styles from './pictures.module.css';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
  /** Renders an uploaded picture. Without this function, the list omits uploaded pictures. */
  renderUploaded?: ((upload: Upload) => ReactNode) | undefined;
}

/** Lists uploads with their progress. The user can retry or remove a failed upload. */
export function UploadList({ uploads, onRetry, onRemove, renderUploaded }: UploadListProps) {
  const visibleUploads = uploads.filter(({ state }) => state !== 'done' || renderUploaded);
  const uploadedCount = uploads.filter(({ state }) => state === 'done').length;
  const failedCount = uploads.filter(({ state }) => state === 'failed').length;
  const isBusy = uploads.some(({ state }) => state === 'sending' || state === 'waiting');
  const summary = `${uploadedCount} of ${uploads.length} pictures are uploaded${failedCount > 0 ? `, ${failedCount} failed` : ''}.`;
  return (
    <>
      <LiveRegion text={uploads.length === 0 || isBusy ? '' : summary} />
      {visibleUploads.length > 0 && (
        <ul className={styles.uploads} aria-label="Uploads">
          {visibleUploads.map((upload) => (
            <li key={upload.id}>
              <UploadItem upload={upload} onRetry={onRetry} onRemove={onRemove} />
              {upload.state === 'done' && renderUploaded?.(upload)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type UploadItemProps = Pick<UploadListProps, 'onRetry' | 'onRemove'> & { upload: Upload };

function UploadItem({ upload, onRetry, onRemove }: UploadItemProps) {
  const { id, file, state, progress, failure } = upload;
  if (state === 'failed') {
    return (
      <Notice
        kind="error"
        title={file.name}
        action={
          <>
            <Button size="small" onClick={() => onRetry(id)}>
              Try again
            </Button>{' '}
            <Button size="small" variant="quiet" onClick={() => onRemove(id)}>
              Leave it out
            </Button>
          </>
        }
      >
        {failure}
      </Notice>
    );
  }
  if (state === 'done') return null;
  const percent = Math.round(progress * 100);
  return (
    <label className={styles.progress}>
      <span>{file.name}</span>
      {state === 'waiting' ? (
        <span>waits</span>
      ) : (
        <progress max={100} value={percent}>
          {percent} %
        </progress>
      )}
    </label>
  );
}
