import type { ReactNode } from 'react';
import { Button } from '../button/button';
import { Icon } from '../icon/icon';
import styles from './failed-state.module.css';

interface FailedStateProps {
  /** Object of the sentence 'We could not load …'. */
  subject: string;
  onRetry: () => void;
  busy?: boolean;
  children?: ReactNode;
  headingLevel?: 1 | 2 | 3;
}

export function FailedState(props: FailedStateProps) {
  const { subject, onRetry, busy, children, headingLevel = 2 } = props;
  const Heading = `h${headingLevel}` as const;
  return (
    <div className={styles.state} role="alert">
      <span className={styles.icon}>
        <Icon name="alert" size={28} />
      </span>
      <Heading className={styles.title}>We could not load {subject}</Heading>
      <div className={styles.text}>
        {children ?? (
          <p>The connection may have dropped for a moment. Nothing you chose is lost.</p>
        )}
      </div>
      <Button variant="secondary" onClick={onRetry} busy={busy}>
        Try again
      </Button>
    </div>
  );
}
