import { useState } from 'react';
import { useLocation } from 'shared/core';

/** Whether something is open at this place in the history: whoever leaves it, by a link or back, finds it closed. */
export function useOpenHere(): [open: boolean, setOpen: (wanted: boolean) => void] {
  const { key } = useLocation();
  const [openAt, setOpenAt] = useState<string | null>(null);
  // Forgotten, or it would be open again for who comes back.
  if (openAt !== null && openAt !== key) setOpenAt(null);
  return [openAt === key, (wanted) => setOpenAt(wanted ? key : null)];
}
