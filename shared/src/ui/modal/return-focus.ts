import { useRef } from 'react';

/**
 * Gives the focus back to what had it before the dialog opened, if that is still on the page. Where the dialog led
 * to another page, the focus is that page's (`PageChange` of the shell).
 */
export function useReturnFocus() {
  const before = useRef<{ element: Element | null; path: string } | null>(null);
  return {
    onOpenAutoFocus: () => {
      before.current = { element: document.activeElement, path: location.pathname };
    },
    onCloseAutoFocus: (event: Event) => {
      event.preventDefault();
      const { element = null, path } = before.current ?? {};
      if (element instanceof HTMLElement && element.isConnected && path === location.pathname)
        // The page has not moved meanwhile; a sticky header must not make it.
        element.focus({ preventScroll: true });
    },
  };
}
