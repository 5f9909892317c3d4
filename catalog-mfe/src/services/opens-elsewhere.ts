import type { MouseEvent } from 'react';

/** The browser then opens the link's own address in another tab or window. */
export const isNewTabClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
