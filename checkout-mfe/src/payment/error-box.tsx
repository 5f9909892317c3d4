import { Notice } from 'shared/ui';
import styles from './error-box.module.css';

interface ErrorBoxProps {
  error: string | null;
  /** The number of this very order when the backend already has it. */
  recorded: string | null;
}

/** The red box in which every checkout error shows (specification §8). */
export function ErrorBox({ error, recorded }: ErrorBoxProps) {
  if (error === null) return null;
  return (
    <Notice kind="error" title="Error:" live className={styles.box}>
      <p>{error}</p>
      {recorded && (
        <p className={styles.recorded}>
          {`Your order ${recorded} is recorded. Press the button again to finish it; nothing is ordered twice.`}
        </p>
      )}
    </Notice>
  );
}
