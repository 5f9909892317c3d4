import { useState } from 'react';
import { useLocation } from 'shared/router';

/** Stores the open state in the history entry, so every navigation closes the menu. */
export function useOpenAtLocation(): [open: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openKey, setOpenKey] = useState<string | null>(null);
  if (openKey !== null && openKey !== key) setOpenKey(null);
  return [openKey === key, (isOpen) => setOpenKey(isOpen ? key : null)];
}
