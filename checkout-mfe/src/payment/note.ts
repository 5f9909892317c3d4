import { useState } from 'react';
import { useAppSelector, useFeature, safeStorage } from 'shared/core';
import { cleanTyped } from 'shared/forms';

/** Returns the note to the firm. Its text is null if the backend accepts none (rule 48). */
export function useNote() {
  const isAccepted = useFeature('note');
  const restored = useAppSelector((state) => state.restored);
  const [typedNote, setTypedNote] = useState<string | null>(null);
  const note = typedNote ?? (restored && isAccepted ? savedNote() : '');
  return {
    note: isAccepted ? note : null,
    type(pasted: string) {
      const text = cleanTyped(pasted, 'text');
      setTypedNote(text);
      saveNote(text);
    },
  };
}

/** Key in local storage until the order is placed. */
const KEY = 'ordernote';

/** Returns the saved note; '' if there is none. */
const savedNote = (): string => safeStorage().getItem(KEY) ?? '';

/** Saves the note for a return from the details or from a payment page. */
export function saveNote(note: string): void {
  if (note === '') safeStorage().removeItem(KEY);
  else safeStorage().setItem(KEY, note);
}
