import { useState } from 'react';
import { useLocation } from 'shared/router';

/**
 * Closes the menu at every navigation, because the open state is valid for one history entry only.
 */
export function useOpenAtLocation(): [open: boolean, setOpen: (isOpen: boolean) => void] {
  const { key } = useLocation();
  const [openKey, setOpenKey] = useState<string | null>(null);
  if (openKey !== null && openKey !== key) setOpenKey(null);
  return [openKey === key, (isOpen) => setOpenKey(isOpen ? key : null)];
}
