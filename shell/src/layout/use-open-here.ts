import { useState } from 'react';
import { useLocation } from 'shared/core';

/**
 * Returns the open state of a menu or dialog and a function to set it. Every navigation closes it,
 * because the state belongs to the current history entry.
 */
export function useOpenHere(): [open: boolean, setOpen: (wanted: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Resets the state, so that it does not open again after a return to the same history entry.
  if (openAt !== null && openAt !== key) setOpenAt(null);
  return [openAt === key, (wanted) => setOpenAt(wanted ? key : null)];
}
