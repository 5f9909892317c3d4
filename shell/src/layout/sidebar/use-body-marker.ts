import { useEffect } from 'react';

/** Sets a class on the body while the sidebar is open (specification, section 2). */
export function useBodyMarker(open: boolean) {
  useEffect(() => {
    if (!open) return;
    document.body.classList.add('sidebar-open');
    return () => document.body.classList.remove('sidebar-open');
  }, [open]);
}
