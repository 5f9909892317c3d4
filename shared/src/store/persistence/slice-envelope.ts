import type { StoredSlice } from 'contract/storage/stored-slices';
import { STATE_VERSION, migrateContent } from './migrations';
import { sliceReaders } from './slice-readers';

export const serializeSlice = (content: unknown): string =>
  JSON.stringify({ version: STATE_VERSION, content });

/** Never throws, so that an unreadable slice does not affect the others. */
export function parseStoredSlice(stored: string, key: string): StoredSlice {
  const readContent = sliceReaders[key as keyof typeof sliceReaders];
  const { version, content } = parseEnvelope(stored) ?? {};
  if (!readContent || !Number.isInteger(version) || Number(version) < 1) {
    return { content: undefined, droppedLines: 0 };
  }
  return readContent(migrateContent(key, Number(version), content));
}

function parseEnvelope(stored: string): { version?: unknown; content?: unknown } | null {
  if (stored === '') return null;
  try {
    const parsed: unknown = JSON.parse(stored);
    return parsed && typeof parsed === 'object' ? parsed : null;
  } catch (cause) {
    console.warn('Unreadable content of local storage is ignored.', cause);
    return null;
  }
}
