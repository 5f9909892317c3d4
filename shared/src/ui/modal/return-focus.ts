import { useRef } from 'react';

/** Gives the focus back to what had it before the dialog opened, if that is still on the page. */
export function useReturnFocus() {
  const before = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = document.activeElement;
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      if (before.current instanceof HTMLElement && before.current.isConnected)
        // The page has not moved meanwhile; a sticky header must not make it.
        before.current.focus({ preventScroll: true });
    },
  };
}
