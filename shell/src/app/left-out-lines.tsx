import { useEffect } from 'react';
import { useAppSelector } from 'shared/core';
import { useToast } from 'shared/overlays';

/**
 * Shows a message if lines of the stored basket could not be read. The message appears once per visit and not on every
 * page.
 */
export function LeftOutLines() {
  const leftOut = useAppSelector((state) => state.linesLeftOut);
  const toast = useToast();
  useEffect(() => {
    if (leftOut === 0 || toldOf() === leftOut) return;
    rememberTold(leftOut);
    const some = leftOut === 1 ? 'One item' : `${leftOut} items`;
    toast({
      kind: 'error',
      text: `${some} of your basket could not be read and had to be left out. Please check your basket.`,
    });
  }, [leftOut, toast]);
  return null;
}

const KEY = 'lines-left-out';

/** Returns the number of dropped lines in the last message of this tab. */
function toldOf(): number {
  try {
    return Number(sessionStorage.getItem(KEY));
  } catch (cause) {
    console.warn('The last notice of dropped lines could not be read. It reappears.', cause);
    return 0;
  }
}

function rememberTold(leftOut: number): void {
  try {
    sessionStorage.setItem(KEY, String(leftOut));
  } catch (cause) {
    console.warn('The notice of dropped lines could not be saved. It may reappear.', cause);
  }
}
