import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onFiles` with files that are dropped on the page or pasted. Browsers would otherwise open
 * a file that is dropped beside the field. Returns whether files are dragged over the page.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latest = useRef(onFiles);
  useEffect(() => {
    latest.current = onFiles;
  });
  useEffect(() => {
    const ending = new AbortController();
    const { signal } = ending;
    const take = (event: Event, transfer: DataTransfer | null) => {
      const files = [...(transfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latest.current(files);
    };
    const follow = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const leave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const drop = (event: DragEvent) => {
      setOver(false);
      take(event, event.dataTransfer);
    };
    document.addEventListener('dragover', follow, { signal });
    document.addEventListener('dragleave', leave, { signal });
    document.addEventListener('drop', drop, { signal });
    document.addEventListener('paste', (event) => take(event, event.clipboardData), { signal });
    return () => ending.abort();
  }, []);
  return isOver;
}
