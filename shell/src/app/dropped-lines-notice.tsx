import { useEffect } from 'react';
import { useAppSelector } from 'shared/store';
import { useToast } from 'shared/overlays';

/**
 * Shows a toast with the number of stored basket lines that could not be read. A tab shows the
 * toast once for the same number.
 */
export function DroppedLinesNotice() {
  const droppedCount = useAppSelector((state) => state.droppedLineCount);
  const toast = useToast();
  useEffect(() => {
    if (droppedCount === 0 || readNotifiedCount() === droppedCount) return;
    saveNotifiedCount(droppedCount);
    const itemsText = droppedCount === 1 ? 'One item' : `${droppedCount} items`;
    toast({
      kind: 'error',
      text: `${itemsText} of your basket could not be read and had to be left out. Please check your basket.`,
    });
  }, [droppedCount, toast]);
  return null;
}

const STORAGE_KEY = 'lines-left-out';

function readNotifiedCount(): number {
  try {
    return Number(sessionStorage.getItem(STORAGE_KEY));
  } catch (cause) {
    console.warn('The last notice of dropped lines could not be read. It reappears.', cause);
    return 0;
  }
}

function saveNotifiedCount(droppedCount: number): void {
  try {
    sessionStorage.setItem(STORAGE_KEY, String(droppedCount));
  } catch (cause) {
    console.warn('The notice of dropped lines could not be saved. It may reappear.', cause);
  }
}
