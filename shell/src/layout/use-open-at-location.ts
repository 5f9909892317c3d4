import { useState } from 'react';
import { useLocation } from 'shared/router';

/**
 * Returns whether a menu or dialog is open, and a setter. Every navigation closes it, because the
 * state belongs to one history entry.
 */
export function useOpenAtLocation(): [open: boolean, setOpen: (wanted: boolean) => void] {
  const { key } = useLocation();
  const [openKey, setOpenKey] = useState<string | null>(null);
  // Otherwise it would open again when the shopper returns to the same history entry.
  if (openKey !== null && openKey !== key) setOpenKey(null);
  return [openKey === key, (isOpen) => setOpenKey(isOpen ? key : null)];
}
