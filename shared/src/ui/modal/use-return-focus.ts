import { useRef } from 'react';

/**
 * Returns handlers with which a dialog restores the focus when it closes. After a navigation they
 * do nothing, because the shell's `PageChange` sets the focus.
 */
export function useReturnFocus() {
  const focusBeforeOpen = useRef<{ element: Element | null; path: string } | null>(null);
  return {
    onOpenAutoFocus: () => {
      focusBeforeOpen.current = { element: document.activeElement, path: location.pathname };
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { element = null, path } = focusBeforeOpen.current ?? {};
      if (element instanceof HTMLElement && element.isConnected && path === location.pathname)
        // The page has not moved, and with a sticky header the browser would scroll.
        element.focus({ preventScroll: true });
    },
  };
}
