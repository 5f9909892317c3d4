import { type ReactNode, useRef } from 'react';
import { Button, Cluster } from 'shared/ui';
import { useDroppedFiles } from '../files/use-dropped-files';
import styles from './pictures.module.css';

interface UploadZoneProps {
  /** Whether several files can be chosen at once. */
  isMultiple: boolean;
  onFiles: (files: File[]) => void;
  /** Further buttons. */
  children?: ReactNode;
}

/** Accepts pictures that are dropped, pasted, chosen or taken with the camera. */
export function UploadZone({ isMultiple, onFiles, children }: UploadZoneProps) {
  const chooser = useRef<HTMLInputElement>(null);
  const camera = useRef<HTMLInputElement>(null);
  const isDraggedOver = useDroppedFiles(onFiles);
  const handleChosenFiles = (input: HTMLInputElement) => {
    const files = [...(input.files ?? [])];
    // Clears the input, so that the same file can be chosen again after a failure.
    input.value = '';
    if (files.length > 0) onFiles(files);
  };
  return (
    <div className={styles.zone} data-over={isDraggedOver || undefined}>
      <p>{isMultiple ? 'Drop pictures here, paste, or' : 'Drop a picture here, paste, or'}</p>
      <input
        ref={chooser}
        hidden
        type="file"
        accept="image/*"
        multiple={isMultiple}
        aria-label="Picture files"
        onChange={(event) => handleChosenFiles(event.currentTarget)}
      />
      <input
        ref={camera}
        hidden
        type="file"
        accept="image/*"
        capture="environment"
        aria-label="Camera"
        onChange={(event) => handleChosenFiles(event.currentTarget)}
      />
      <Cluster gap={2}>
        <Button size="small" variant="secondary" onClick={() => chooser.current?.click()}>
          {isMultiple ? 'Choose files' : 'Choose a file'}
        </Button>
        <span className={styles.camera}>
          <Button size="small" variant="secondary" onClick={() => camera.current?.click()}>
            Take a picture
          </Button>
        </span>
        {children}
      </Cluster>
    </div>
  );
}
