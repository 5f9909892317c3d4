import type { MouseEvent } from 'react';

/** Returns whether a click opens another tab or window, and so follows the link's own address. */
export const isNewTabClick = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button !== 0 || metaKey || ctrlKey || shiftKey || altKey;
