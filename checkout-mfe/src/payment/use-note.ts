import { useState } from 'react';
import { useFeature } from 'shared/session';
import { useAppSelector, createSafeStorage } from 'shared/store';
import { cleanTypedText } from 'shared/forms';

/** `note` is null if the backend does not accept notes (rule 48). */
export function useNote() {
  const isAccepted = useFeature('note');
  const isRestored = useAppSelector((state) => state.restored);
  const [typedNote, setTypedNote] = useState<string | null>(null);
  const note = typedNote ?? (isRestored && isAccepted ? readSavedNote() : '');
  return {
    note: isAccepted ? note : null,
    setNote(input: string) {
      const text = cleanTypedText(input, 'text');
      setTypedNote(text);
      saveNote(text);
    },
  };
}

/** Key in local storage. The entry is deleted after the order. */
const STORAGE_KEY = 'ordernote';

const readSavedNote = (): string => createSafeStorage().getItem(STORAGE_KEY) ?? '';

/** Saves the note for a return from the details step or from a payment page. */
export function saveNote(note: string): void {
  if (note === '') createSafeStorage().removeItem(STORAGE_KEY);
  else createSafeStorage().setItem(STORAGE_KEY, note);
}
