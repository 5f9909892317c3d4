import { useState } from 'react';
import { useLocation } from 'shared/core';

/**
 * Returns whether something is open at the current history entry, and a function to set it. A navigation, also back,
 * closes it.
 */
export function useOpenHere(): [open: boolean, setOpen: (wanted: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Reset, so that it does not open again after a return to the same entry.
  if (openAt !== null && openAt !== key) setOpenAt(null);
  return [openAt === key, (wanted) => setOpenAt(wanted ? key : null)];
}
