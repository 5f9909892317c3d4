import { MAX_SIGNATURE_LENGTH } from 'contract/calls/max-signature-length';
import type { PointerEvent } from 'react';
import { Button } from 'shared/ui';
import styles from './signature-pad.module.css';

interface SignaturePadProps {
  /** SVG path in a box of 300 by 150, or ''. */
  path: string;
  error?: string | undefined;
  onDraw: (path: string) => void;
}

const [WIDTH, HEIGHT] = [300, 150];

/** Field to sign in with a finger. A drawing that is too long stops, and stays as it is. */
export function SignaturePad({ path, error, onDraw }: SignaturePadProps) {
  const draw = (event: PointerEvent<SVGSVGElement>, command: 'M' | 'L') => {
    const box = event.currentTarget.getBoundingClientRect();
    const x = Math.round(((event.clientX - box.left) / box.width) * WIDTH);
    const y = Math.round(((event.clientY - box.top) / box.height) * HEIGHT);
    const isInside = x >= 0 && x <= WIDTH && y >= 0 && y <= HEIGHT;
    const longerPath = `${path} ${command}${x} ${y}`.trim();
    if (isInside && longerPath.length <= MAX_SIGNATURE_LENGTH) onDraw(longerPath);
  };
  return (
    <div className={styles.field}>
      <svg
        role="img"
        aria-label={path === '' ? 'Sign here with a finger' : 'The signature'}
        viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
        className={styles.pad}
        onPointerDown={(event) => {
          event.currentTarget.setPointerCapture(event.pointerId);
          draw(event, 'M');
        }}
        onPointerMove={(event) => {
          if (event.buttons > 0) draw(event, 'L');
        }}
      >
        {path !== '' && <path d={path} className={styles.stroke} />}
      </svg>
      {error !== undefined && (
        <p role="alert" className={styles.error}>
          {error}
        </p>
      )}
      <Button variant="quiet" disabled={path === ''} onClick={() => onDraw('')}>
        Sign again
      </Button>
    </div>
  );
}

/** A stored signature. */
export const Signature = ({ path }: { path: string }) => (
  <svg
    role="img"
    aria-label="The signature"
    viewBox={`0 0 ${WIDTH} ${HEIGHT}`}
    className={styles.signature}
  >
    <path d={path} className={styles.stroke} />
  </svg>
);
