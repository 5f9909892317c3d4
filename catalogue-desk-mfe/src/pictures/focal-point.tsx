import { type KeyboardEvent, type MouseEvent, useId, useState } from 'react';
import { Modal } from 'shared/overlays';
import { useConfig } from 'shared/session';
import { Button, LiveRegion } from 'shared/ui';
import styles from './pictures.module.css';

/** Focal point in per cent of the picture's width and height, from the top left corner. */
export interface Focus {
  x: number;
  y: number;
}

interface FocalPointDialogProps {
  file: string;
  focus: Focus;
  onSave: (focus: Focus) => void;
  onClose: () => void;
}

const directions: Record<string, Focus> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** Step of an arrow key with Shift, in per cent of the picture. */
const LARGE_STEP = 10;

const clamp = (value: number) => Math.min(100, Math.max(0, Math.round(value)));

const describe = ({ x, y }: Focus) => `${x} % from the left, ${y} % from the top`;

/**
 * Dialog that sets the focal point by click or by arrow keys. The point stays visible when pages
 * crop the picture.
 */
export function FocalPointDialog({ file, focus, onSave, onClose }: FocalPointDialogProps) {
  const hintId = useId();
  const [point, setPoint] = useState(focus);
  const choose = ({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLElement>) => {
    // Enter on the button causes a click without coordinates.
    if (detail === 0) return;
    const { left, top, width, height } = currentTarget.getBoundingClientRect();
    setPoint({
      x: clamp(((clientX - left) / width) * 100),
      y: clamp(((clientY - top) / height) * 100),
    });
  };
  const move = (event: KeyboardEvent) => {
    const direction = directions[event.key];
    if (!direction) return;
    event.preventDefault();
    const step = event.shiftKey ? LARGE_STEP : 1;
    setPoint(({ x, y }) => ({
      x: clamp(x + direction.x * step),
      y: clamp(y + direction.y * step),
    }));
  };
  return (
    <Modal
      open
      onOpenChange={(open) => !open && onClose()}
      title="Focal point"
      footer={<Button onClick={() => onSave(point)}>Keep this point</Button>}
    >
      <p id={hintId} className={styles.hint}>
        Pages cut pictures to their shape and keep this point visible. Click on it, or move it with
        the arrow keys; with Shift they move further.
      </p>
      <button
        type="button"
        className={styles.focus}
        aria-label={`Focal point: ${describe(point)}`}
        aria-describedby={hintId}
        onClick={choose}
        onKeyDown={move}
      >
        <FullPicture file={file} />
        <span
          className={styles.marker}
          aria-hidden="true"
          style={{ insetInlineStart: `${point.x}%`, insetBlockStart: `${point.y}%` }}
        />
      </button>
      <LiveRegion text={describe(point)} />
    </Modal>
  );
}

/** Renders a picture without cropping. The description is beside the picture, so `alt` is empty. */
function FullPicture({ file }: { file: string }) {
  const { apiHost } = useConfig();
  const path = file.split('/').map(encodeURIComponent).join('/');
  return <img className={styles.full} src={`${apiHost}/images/${path}?w=960`} alt="" />;
}
