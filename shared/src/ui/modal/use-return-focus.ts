import { useRef } from 'react';

/**
 * Returns handlers that restore the focus when the dialog closes. They do nothing if the focused element was removed.
 * They also do nothing after a navigation, because the shell's `PageChange` then sets the focus.
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
        // Without scrolling, because the page has not moved and a sticky header would trigger a scroll.
        element.focus({ preventScroll: true });
    },
  };
}
