import { useEffect } from 'react';

/** Sets the class that the specification demands on the body (section 2). */
export function useSidebarBodyClass(isOpen: boolean) {
  useEffect(() => {
    if (!isOpen) return;
    document.body.classList.add('sidebar-open');
    return () => document.body.classList.remove('sidebar-open');
  }, [isOpen]);
}
