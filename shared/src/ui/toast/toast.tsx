import { type ReactNode, createContext, use, useCallback, useRef, useState } from 'react';
import { defineLazyComponent } from '../../lazy/lazy-component';
import type { VisibleToast, ToastMessage } from './toast-list';

export type { ToastMessage } from './toast-list';

type ShowToast = (message: ToastMessage) => void;
const ToastContext = createContext<ShowToast | null>(null);
const ToastList = defineLazyComponent(
  async () => (await import(/* webpackChunkName: "later-toasts" */ './toast-list')).ToastList,
  'idle',
);

export function ToastProvider({ children }: { children: ReactNode }) {
  const [visibleToasts, setVisibleToasts] = useState<VisibleToast[]>([]);
  const lastId = useRef(0);
  const showToast = useCallback<ShowToast>((message) => {
    lastId.current += 1;
    const id = lastId.current;
    setVisibleToasts((previousToasts) => [
      ...previousToasts.filter(({ text }) => text !== message.text),
      { ...message, id },
    ]);
  }, []);
  const dismiss = (id: number) =>
    setVisibleToasts((previousToasts) => previousToasts.filter((toast) => toast.id !== id));
  return (
    <ToastContext value={showToast}>
      {children}
      {visibleToasts.length > 0 && (
        <ToastList isNeeded componentProps={{ toasts: visibleToasts, onDismiss: dismiss }} />
      )}
    </ToastContext>
  );
}

/** Returns a function that shows a toast. A toast replaces an earlier toast with the same text. */
export function useToast(): ShowToast {
  const showToast = use(ToastContext);
  if (!showToast) throw new Error('useToast needs a ToastProvider above it');
  return showToast;
}
