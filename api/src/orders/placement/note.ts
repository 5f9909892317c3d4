import { Type } from 'typebox';
import { typedText } from '../../http/fields.ts';

/** Longest note from the shopper to the firm, in characters. */
const MAX_NOTE_LENGTH = 1_000;

export const noteFields = { note: Type.Optional(typedText('text', 'Note', MAX_NOTE_LENGTH)) };

/** Returns the trimmed note, or null if the request has no note. */
export const readNote = (note: string | undefined): string | null => note?.trim() ?? null;
