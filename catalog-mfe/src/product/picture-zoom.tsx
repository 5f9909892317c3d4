import { useState } from 'react';
import { Picture } from 'shared/ui';
import { Modal } from 'shared/overlays';
import styles from './picture-zoom.module.css';

interface PictureZoomProps {
  open: boolean;
  onOpenChange: (open: boolean) => void;
  file: string;
  alt: string;
}

/** Dialog with an enlarged picture. A click doubles the size, and the arrow keys scroll. */
export function PictureZoom({ open, onOpenChange, file, alt }: PictureZoomProps) {
  const [isZoomedIn, setIsZoomedIn] = useState(false);
  return (
    <Modal
      open={open}
      onOpenChange={onOpenChange}
      title={alt}
      description="Press the picture to come closer, then push it about by finger, wheel or arrow keys."
      size="large"
    >
      <div className={styles.view}>
        <button
          type="button"
          className={isZoomedIn ? styles.close : styles.whole}
          aria-label={isZoomedIn ? 'Zoom out' : 'Zoom in'}
          onClick={() => setIsZoomedIn(!isZoomedIn)}
        >
          <Picture
            file={file}
            alt=""
            ratio="3/4"
            className={styles.picture}
            placeholder="blush"
            sizes="(width <= 767px) 200vw, 96rem"
          />
        </button>
      </div>
    </Modal>
  );
}
