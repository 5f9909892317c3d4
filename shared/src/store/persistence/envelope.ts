import type { StoredSlice } from 'contract/storage/stored-slices';
import { STATE_VERSION, migrated } from './migrations';
import { remembered } from './remembered';

/** Serialises a slice for local storage, with its version. */
export const wrap = (content: unknown): string =>
  JSON.stringify({ version: STATE_VERSION, content });

/** Reads a stored slice of any version. Never throws, so that one corrupt key does not affect the others. */
export function unwrap(stored: string, key: string): StoredSlice {
  const read = remembered[key as keyof typeof remembered];
  const { version, content } = parse(stored) ?? {};
  if (!read || !Number.isInteger(version) || Number(version) < 1) {
    return { content: undefined, leftOut: 0 };
  }
  return read(migrated(key, Number(version), content));
}

function parse(stored: string): { version?: unknown; content?: unknown } | null {
  if (stored === '') return null;
  try {
    const parsed: unknown = JSON.parse(stored);
    return parsed && typeof parsed === 'object' ? parsed : null;
  } catch (cause) {
    console.warn('Unreadable content of local storage is ignored.', cause);
    return null;
  }
}
