import { useState } from 'react';
import { useLocation } from 'shared/router';

/**
 * Returns the open state of a menu or dialog and a function to set it. Every navigation closes it,
 * because the state belongs to the current history entry.
 */
export function useOpenAtLocation(): [open: boolean, setOpen: (wanted: boolean) => void] {
  const { key } = useLocation();
  const [openKey, setOpenKey] = useState<string | null>(null);
  // Resets the state, so that it does not open again after a return to the same history entry.
  if (openKey !== null && openKey !== key) setOpenKey(null);
  return [openKey === key, (isOpen) => setOpenKey(isOpen ? key : null)];
}
