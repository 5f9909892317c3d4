import { useEffect, useEffectEvent } from 'react';

/** Closes the sidebar on screens wider than 767 px (specification, section 9). */
export function useNarrowOnly(open: boolean, close: () => void) {
  const onWide = useEffectEvent(close);
  useEffect(() => {
    if (!open) return;
    const wide = window.matchMedia('(width > 767px)');
    const onChange = () => wide.matches && onWide();
    wide.addEventListener('change', onChange);
    return () => wide.removeEventListener('change', onChange);
  }, [open]);
}
