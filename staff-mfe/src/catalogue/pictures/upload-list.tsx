import type { ReactNode } from 'react';
import { Button, LiveRegion, Notice } from 'shared/ui';
import type { Upload } from './use-upload-queue';
import styles from './pictures.module.css';

interface UploadListProps {
  uploads: readonly Upload[];
  onRetry: (id: number) => void;
  onRemove: (id: number) => void;
  /** Shown below a sent picture. Without it, sent pictures leave the list. */
  renderSent?: ((upload: Upload) => ReactNode) | undefined;
}

/** The progress of each upload, and its failure with another try. */
export function UploadList({ uploads, onRetry, onRemove, renderSent }: UploadListProps) {
  const shown = uploads.filter(({ state }) => state !== 'done' || renderSent);
  const sent = uploads.filter(({ state }) => state === 'done').length;
  const failed = uploads.filter(({ state }) => state === 'failed').length;
  const isBusy = uploads.some(({ state }) => state === 'sending' || state === 'waiting');
  const result = `${sent} of ${uploads.length} pictures are uploaded${failed > 0 ? `, ${failed} failed` : ''}.`;
  return (
    <>
      <LiveRegion text={uploads.length === 0 || isBusy ? '' : result} />
      {shown.length > 0 && (
        <ul className={styles.uploads} aria-label="Uploads">
          {shown.map((upload) => (
            <li key={upload.id}>
              <UploadState {...{ upload, onRetry, onRemove }} />
              {upload.state === 'done' && renderSent?.(upload)}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

type UploadStateProps = Pick<UploadListProps, 'onRetry' | 'onRemove'> & { upload: Upload };

function UploadState({ upload, onRetry, onRemove }: UploadStateProps) {
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
