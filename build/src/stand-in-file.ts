import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Slot } from './room-file.ts';

/**
 * What a package's pages need of a backend (specification §7), and how they are visited: its
 * `test/stand-in.json`. Data alone, so that it can go with a release.
 */
export interface StandIn {
  /** By calls like 'GET users/getservices'; one that ends in '*' stands for all that begin like it. */
  answers: Record<string, StandInAnswer>;
  /** Who visits, by a name: what is in their local storage when a page opens, by its names there. */
  shoppers: Record<string, Record<string, unknown>>;
  visits: Visit[];
}

export interface StandInAnswer {
  /** 200 unless said otherwise. */
  status?: number;
  body: unknown;
}

/** One page as somebody comes to it. */
export interface Visit {
  /** A real address, with its query. */
  path: string;
  /** One of `shoppers`; nobody in particular unless said. */
  as?: string;
  /** Names of buttons to press, one after the other. */
  press?: string[];
  /** A text that is to be seen in the end. */
  sees?: string;
  /** Exposed modules of other rooms that are to be seen there. */
  shows?: Slot[];
}

/** Where a package keeps it, below its folder. */
export const STAND_IN_SOURCE = 'test/stand-in.json';

/** Where a release keeps it, with what is not served. */
export const STAND_IN_RELEASED = 'server/stand-in.json';

/** The stand-in of a package or of a release, null when it has none; what it leaves out is empty. Throws when it cannot be read. */
export function readStandIn(folder: string, path = STAND_IN_SOURCE): StandIn | null {
  try {
    const said = JSON.parse(readFileSync(join(folder, path), 'utf8')) as Partial<StandIn>;
    return { answers: {}, shoppers: {}, visits: [], ...said };
  } catch (cause) {
    if ((cause as NodeJS.ErrnoException).code === 'ENOENT') return null;
    throw new Error(`${join(folder, path)} cannot be read: ${String(cause)}`, { cause });
  }
}
