import { useEffect, useEffectEvent } from 'react';

/** The sidebar belongs to screens up to 767 px (specification §9): a wider one closes it. */
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
