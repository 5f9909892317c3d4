import { useEffect } from 'react';
import { useAppSelector } from 'shared/core';
import { useToast } from 'shared/overlays';

/** Tells the shopper when the stored basket could not be read whole: no line goes without a word. */
export function LeftOutLines() {
  const leftOut = useAppSelector((state) => state.linesLeftOut);
  const toast = useToast();
  useEffect(() => {
    if (leftOut === 0) return;
    const some = leftOut === 1 ? 'One item' : `${leftOut} items`;
    toast({
      kind: 'error',
      text: `${some} of your basket could not be read and had to be left out. Please check your basket.`,
    });
  }, [leftOut, toast]);
  return null;
}
