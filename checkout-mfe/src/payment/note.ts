import { useState } from 'react';
import { useAppSelector, useFeature } from 'shared/core';
import { cleanTyped } from 'shared/forms';
import { keepNote, keptNote } from './kept-note';

/** The note to the firm (decision 48): null where the backend takes none. */
export function useNote() {
  const isTaken = useFeature('note');
  const restored = useAppSelector((state) => state.restored);
  const [typed, setTyped] = useState<string | null>(null);
  const note = typed ?? (restored && isTaken ? keptNote() : '');
  return {
    note: isTaken ? note : null,
    type(pasted: string) {
      const text = cleanTyped(pasted, 'text');
      setTyped(text);
      keepNote(text);
    },
  };
}
