import { useEffect, useEffectEvent } from 'react';

/** Closes the sidebar on screens wider than 767 px (specification, section 9). */
export function useCloseOnWideScreen(isOpen: boolean, close: () => void) {
  const closeOnWide = useEffectEvent(close);
  useEffect(() => {
    if (!isOpen) return;
    const wideScreenQuery = window.matchMedia('(width > 767px)');
    const onChange = () => wideScreenQuery.matches && closeOnWide();
    wideScreenQuery.addEventListener('change', onChange);
    return () => wideScreenQuery.removeEventListener('change', onChange);
  }, [isOpen]);
}
