import { useSyncExternalStore } from 'react';
import { Icon } from 'shared/ui';
import styles from './offline-notice.module.css';

/**
 * Tells the shopper that the browser is offline. Repeats no requests, because each failed part of
 * the page has a retry button. A page with a service worker goes on offline and says so itself.
 */
export function OfflineNotice() {
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

const useIsOnline = () =>
  useSyncExternalStore(
    (onChange) => {
      for (const eventName of NETWORK_EVENTS) window.addEventListener(eventName, onChange);
      return () =>
        NETWORK_EVENTS.forEach((eventName) => window.removeEventListener(eventName, onChange));
    },
    () => navigator.onLine || Boolean(navigator.serviceWorker?.controller),
    () => true,
  );

const NETWORK_EVENTS = ['online', 'offline'] as const;
