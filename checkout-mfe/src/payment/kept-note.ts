import { safeStorage } from 'shared/core';

/** Under this name local storage keeps the note until its order stands. */
const KEY = 'ordernote';

/** What was typed for the firm and is not ordered yet; '' for nothing. */
export const keptNote = (): string => safeStorage().getItem(KEY) ?? '';

/** Keeps it for a return from the details or from a payment page. */
export function keepNote(note: string): void {
  if (note === '') safeStorage().removeItem(KEY);
  else safeStorage().setItem(KEY, note);
}
