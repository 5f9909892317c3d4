import { type ReactNode, createContext, use, useCallback, useRef, useState } from 'react';
import { laterPart } from '../../later/later-part';
import type { Shown, ToastMessage } from './toast-list';

export type { ToastMessage } from './toast-list';

type ShowToast = (message: ToastMessage) => void;
const ToastContext = createContext<ShowToast | null>(null);
const ToastList = laterPart(
  async () => (await import(/* webpackChunkName: "later-toasts" */ './toast-list')).ToastList,
  'idle',
);

/** Renders toasts at the top centre. The shell mounts one provider. */
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
      {shown.length > 0 && <ToastList isWanted with={{ toasts: shown, onDismiss: dismiss }} />}
    </ToastContext>
  );
}

/**
 * Returns a function that shows a short message at the top centre. A message replaces an earlier one with the same
 * text.
 */
export function useToast(): ShowToast {
  const show = use(ToastContext);
  if (!show) throw new Error('useToast needs a ToastProvider above it');
  return show;
}
