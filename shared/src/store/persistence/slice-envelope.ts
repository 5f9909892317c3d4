import type { StoredSlice } from 'contract/storage/stored-slices';
import { STATE_VERSION, migrateContent } from './migrations';
import { sliceReaders } from './slice-readers';

export const serializeSlice = (content: unknown): string =>
  JSON.stringify({ version: STATE_VERSION, content });

/**
 * Parses a stored slice. Never throws, so that an unreadable slice does not affect other slices.
 */
export function parseStoredSlice(storedText: string, key: string): StoredSlice {
  const readContent = sliceReaders[key as keyof typeof sliceReaders];
  const { version, content } = parseEnvelope(storedText) ?? {};
  if (!readContent || !Number.isInteger(version) || Number(version) < 1) {
    return { content: undefined, droppedLines: 0 };
  }
  return readContent(migrateContent(key, Number(version), content));
}

function parseEnvelope(storedText: string): { version?: unknown; content?: unknown } | null {
  if (storedText === '') return null;
  try {
    const parsedEnvelope: unknown = JSON.parse(storedText);
    return parsedEnvelope && typeof parsedEnvelope === 'object' ? parsedEnvelope : null;
  } catch (cause) {
    console.warn('Unreadable content of local storage is ignored.', cause);
    return null;
  }
}
