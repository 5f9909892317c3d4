import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Slot } from './remote-file.ts';

/**
 * The mock backend of a package and the pages for its smoke check, from `test/stand-in.json`. Each
 * release contains this file.
 */
export interface MockBackend {
  /**
   * Responses by calls like 'GET users/getservices'. A key that ends in '*' matches all calls with
   * that prefix.
   */
  answers: Record<string, MockResponse>;
  /** Initial local storage by visitor name. */
  shoppers: Record<string, Record<string, unknown>>;
  visits: SmokeCheckPage[];
}

export interface MockResponse {
  /** Default: 200. */
  status?: number;
  body: unknown;
}

export interface SmokeCheckPage {
  /** Path and query. */
  path: string;
  as?: string;
  press?: string[];
  /** Text that must be visible at the end. */
  sees?: string;
  shows?: Slot[];
}

export const MOCK_BACKEND_SOURCE = 'test/stand-in.json';

/** `edge` does not serve this folder. */
export const MOCK_BACKEND_RELEASED = 'server/stand-in.json';

/** Returns null if there is no file. Throws if it is unreadable. */
export function readMockBackend(folder: string, path = MOCK_BACKEND_SOURCE): MockBackend | null {
  try {
    const content = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Partial<MockBackend>;
    return { answers: {}, shoppers: {}, visits: [], ...content };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${join(folder, path)} cannot be read: ${String(cause)}`, { cause });
  }
}
