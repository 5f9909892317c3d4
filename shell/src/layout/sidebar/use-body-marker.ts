import { useEffect } from 'react';

/** Sets a class on the body while the sidebar is open (specification, section 2). */
export function useSidebarBodyClass(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    document.body.classList.add('sidebar-open');
    return () => document.body.classList.remove('sidebar-open');
  }, [isOpen]);
}
