import { useSyncExternalStore } from 'react';
import { Icon } from 'shared/ui';
import styles from './lost-network.module.css';

/**
 * Announces that the network is lost. Nothing is retried automatically, because failures have their own retry buttons.
 */
export function LostNetwork() {
  const isOnline = useIsOnline();
  return (
    <div className={styles.place} role="status">
      {!isOnline && (
        <p className={styles.notice}>
          <Icon name="alert" size={20} />
          <span>
            You are offline. Your basket and what you type stay here; please try again once you are
            back online.
          </span>
        </p>
      )}
    </div>
  );
}

/** Returns whether the browser is online. Always true on the server. */
const useIsOnline = () =>
  useSyncExternalStore(
    (changed) => {
      for (const change of CHANGES) window.addEventListener(change, changed);
      return () => CHANGES.forEach((change) => window.removeEventListener(change, changed));
    },
    () => navigator.onLine,
    () => true,
  );

const CHANGES = ['online', 'offline'] as const;
