import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Slot } from './remote-file.ts';

/** Content of `test/stand-in.json`, which is part of each release. */
export interface MockBackend {
  /** Responses by call. A key that ends in '*' matches all calls with that prefix. */
  answers: Record<string, MockResponse>;
  /** Content of local storage by shopper. */
  shoppers: Record<string, Record<string, unknown>>;
  visits: SmokeCheckPage[];
}

export interface MockResponse {
  status?: number;
  body: unknown;
}

export interface SmokeCheckPage {
  path: string;
  /** Key in `shoppers` of the shopper who opens the page. */
  as?: string;
  /** Names of the buttons that the smoke check clicks, in this order. */
  press?: string[];
  /** Text that the page must show. */
  sees?: string;
  /** Modules of other remotes that the page embeds. */
  shows?: Slot[];
}

export const MOCK_BACKEND_SOURCE = 'test/stand-in.json';

/**
 * Path of the mock backend in a release. Browsers cannot fetch this file, because `edge` serves no
 * file below `server/`.
 */
export const MOCK_BACKEND_RELEASED = 'server/stand-in.json';

export function readMockBackend(folder: string, path = MOCK_BACKEND_SOURCE): MockBackend | null {
  try {
    const content = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Partial<MockBackend>;
    return { answers: {}, shoppers: {}, visits: [], ...content };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${join(folder, path)} cannot be read: ${String(cause)}`, { cause });
  }
}
