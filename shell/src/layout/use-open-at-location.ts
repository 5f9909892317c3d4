import { useState } from 'react';
import { useLocation } from 'shared/router';

/**
 * Returns the open state of a menu or dialog and its setter. The state is valid for one history
 * entry only, so that every navigation closes the menu.
 */
export function useOpenAtLocation(): [open: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openKey, setOpenKey] = useState<string | null>(null);
  if (openKey !== null && openKey !== key) setOpenKey(null);
  return [openKey === key, (isOpen) => setOpenKey(isOpen ? key : null)];
}
