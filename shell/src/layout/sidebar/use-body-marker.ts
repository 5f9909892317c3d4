import { useEffect } from 'react';

/** While the sidebar is open the page body says so (specification §2). */
export function useBodyMarker(open: boolean) {
  useEffect(() => {
    if (!open) return;
    document.body.classList.add('sidebar-open');
    return () => document.body.classList.remove('sidebar-open');
  }, [open]);
}
