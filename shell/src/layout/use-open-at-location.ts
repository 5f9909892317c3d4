import { useState } from 'react';
import { useLocation } from 'shared/router';

/** The open state belongs to one history entry, so every navigation closes the menu. */
export function useOpenAtLocation(): [open: boolean, setOpen: (wanted: boolean) => void] {
  const { key } = useLocation();
  const [openKey, setOpenKey] = useState<string | null>(null);
  // Prevents the menu from opening again on return to the same history entry.
  if (openKey !== null && openKey !== key) setOpenKey(null);
  return [openKey === key, (isOpen) => setOpenKey(isOpen ? key : null)];
}
