import { useSyncExternalStore } from 'react';
import { Icon } from 'shared/ui';
import styles from './lost-network.module.css';

/** Says that the network is away, and what that means; nothing is done about it: what fails can be tried again. */
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

/** Whether the browser has a network. The server assumes that it has. */
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
