import * as Radix from '@radix-ui/react-toast';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './toast.module.css';

export interface ToastMessage {
  kind: 'error' | 'success' | 'info';
  text: string;
}

export interface VisibleToast extends ToastMessage {
  id: number;
}

/** Duration of a toast in ms. The timer pauses on hover, on focus and in a background tab. */
const DURATION_MS = 7000;

interface ToastListProps {
  toasts: VisibleToast[];
  onDismiss: (id: number) => void;
}

export function ToastList({ toasts, onDismiss }: ToastListProps) {
  return (
    <Radix.Provider label="Message" swipeDirection="up" duration={DURATION_MS}>
      {toasts.map((toast) => (
        <Toast key={toast.id} toast={toast} onDismiss={() => onDismiss(toast.id)} />
      ))}
      <Radix.Viewport className={styles.viewport} label="Messages ({hotkey})" />
    </Radix.Provider>
  );
}

const icons = { error: 'alert', success: 'check', info: 'info' } as const;

function Toast({ toast, onDismiss }: { toast: VisibleToast; onDismiss: () => void }) {
  return (
    <Radix.Root
      className={classNames(styles.toast, styles[toast.kind])}
      type={toast.kind === 'info' ? 'background' : 'foreground'}
      onOpenChange={(open) => !open && onDismiss()}
    >
      <span className={styles.icon}>
        <Icon name={icons[toast.kind]} size={22} />
      </span>
      <Radix.Description className={styles.text}>{toast.text}</Radix.Description>
      <Radix.Close className={styles.close} aria-label="Dismiss">
        <Icon name="close" size={18} />
      </Radix.Close>
    </Radix.Root>
  );
}
