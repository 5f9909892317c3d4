import { Type } from 'typebox';
import { typedText } from '../../http/fields.ts';

/** Longest note to the firm, in characters (rule 48). */
const MAX_NOTE_LENGTH = 1_000;

export const noteFields = { note: Type.Optional(typedText('text', 'Note', MAX_NOTE_LENGTH)) };

/** Returns the trimmed note, or null if the call has none. */
export const readNote = (note: string | undefined): string | null => note?.trim() ?? null;
