import { useRef } from 'react';

/**
 * Returns handlers for a dialog, which at its end give the focus back to the element that had the
 * focus before. The handlers do not set the focus after a navigation, because the shell's
 * `PageChange` sets it.
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
        // Without `preventScroll`, the browser would scroll because of the sticky header.
        element.focus({ preventScroll: true });
    },
  };
}
