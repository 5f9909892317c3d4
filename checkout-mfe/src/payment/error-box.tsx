import { Notice } from 'shared/ui/notice';
import styles from './error-box.module.css';

/** The red box in which every checkout error shows (specification §8). */
export const ErrorBox = ({ error }: { error: string | null }) =>
  error === null ? null : (
    <Notice kind="error" title="Error:" live className={styles.box}>
      {error}
    </Notice>
  );
