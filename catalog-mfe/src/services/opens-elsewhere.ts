import type { MouseEvent } from 'react';

/** A click that asks for another tab or window follows the link's own address. */
export const opensElsewhere = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
