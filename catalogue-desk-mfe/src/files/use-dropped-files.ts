import { useEffect, useRef, useState } from 'react';

/**
 * Calls `onFiles` with files that are dropped on the page or pasted. Browsers would otherwise open
 * a file that is dropped beside the field. Returns whether files are dragged over the page.
 */
export function useDroppedFiles(onFiles: (files: File[]) => void): boolean {
  const [isOver, setOver] = useState(false);
  const latestOnFiles = useRef(onFiles);
  useEffect(() => {
    latestOnFiles.current = onFiles;
  });
  useEffect(() => {
    const abortController = new AbortController();
    const { signal } = abortController;
    const handleFiles = (event: Event, transfer: DataTransfer | null) => {
      const files = [...(transfer?.files ?? [])];
      if (files.length === 0) return;
      event.preventDefault();
      latestOnFiles.current(files);
    };
    const onDragOver = (event: DragEvent) => {
      if (!event.dataTransfer?.types.includes('Files')) return;
      event.preventDefault();
      setOver(true);
    };
    const onDragLeave = ({ relatedTarget }: DragEvent) => {
      if (relatedTarget === null) setOver(false);
    };
    const onDrop = (event: DragEvent) => {
      setOver(false);
      handleFiles(event, event.dataTransfer);
    };
    document.addEventListener('dragover', onDragOver, { signal });
    document.addEventListener('dragleave', onDragLeave, { signal });
    document.addEventListener('drop', onDrop, { signal });
    document.addEventListener('paste', (event) => handleFiles(event, event.clipboardData), {
      signal,
    });
    return () => abortController.abort();
  }, []);
  return isOver;
}
