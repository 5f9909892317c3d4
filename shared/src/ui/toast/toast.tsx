import * as Radix from '@radix-ui/react-toast';
import { type ReactNode, createContext, use, useCallback, useRef, useState } from 'react';
import { classNames } from '../class-names';
import { Icon } from '../icon/icon';
import styles from './toast.module.css';

export interface ToastMessage {
  kind: 'error' | 'success' | 'info';
  text: string;
}

interface Shown extends ToastMessage {
  id: number;
}

type ShowToast = (message: ToastMessage) => void;
const ToastContext = createContext<ShowToast | null>(null);
/** How long a toast stays: ms. It waits while pointed at, focused, or out of sight. */
const DURATION = 7000;

/** Gives the page its toasts, top centre. The shell mounts one. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown[]>([]);
  const lastId = useRef(0);
  const show = useCallback<ShowToast>((message) => {
    lastId.current += 1;
    const id = lastId.current;
    setShown((before) => [
      ...before.filter(({ text }) => text !== message.text),
      { ...message, id },
    ]);
  }, []);
  const dismiss = (id: number) => setShown((before) => before.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={show}>
      {children}
      {shown.length > 0 && (
        <Radix.Provider label="Message" swipeDirection="up" duration={DURATION}>
          {shown.map((toast) => (
            <Toast key={toast.id} toast={toast} onDismiss={() => dismiss(toast.id)} />
          ))}
          <Radix.Viewport className={styles.viewport} label="Messages ({hotkey})" />
        </Radix.Provider>
      )}
    </ToastContext>
  );
}

/** Shows a short message at the top centre; the same text replaces itself. */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}

const icons = { error: 'alert', success: 'check', info: 'info' } as const;

function Toast({ toast, onDismiss }: { toast: Shown; onDismiss: () => void }) {
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
