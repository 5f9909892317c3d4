import { useState } from 'react';
import { useFeature } from 'shared/session';
import { useAppSelector, createSafeStorage } from 'shared/store';
import { cleanTypedText } from 'shared/forms';

/** Returns the note. `note` is null if the backend does not accept notes (rule 48). */
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

/** Key in local storage. An order deletes the entry. */
const STORAGE_KEY = 'ordernote';

const readSavedNote = (): string => createSafeStorage().getItem(STORAGE_KEY) ?? '';

/**
 * Saves the note, so that the field contains the note again after the details step or a payment
 * page.
 */
export function saveNote(note: string): void {
  if (note === '') createSafeStorage().removeItem(STORAGE_KEY);
  else createSafeStorage().setItem(STORAGE_KEY, note);
}
