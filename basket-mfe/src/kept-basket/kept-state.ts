import type { Id } from 'contract/values/readers';
import type { SafeStorage } from 'shared/core';
import * as v from 'shared/schema';
import { areSame, type Quantities } from './quantities';

/** The account's basket at the time when both baskets were last equal. */
export interface Kept {
  version: number;
  quantities: Quantities;
}

const NAME = 'keptbasket';

const storedSchema = v.object({
  userid: v.union([v.number(), v.string()]),
  version: v.number(),
  quantities: v.record(v.string(), v.number()),
});

export type KeptState = ReturnType<typeof keptState>;

/**
 * Reads and writes the synced basket in local storage, for all tabs and later visits. Ignores the
 * basket of another customer.
 */
export function keptState(storage: SafeStorage, userid: Id) {
  let sent: Quantities | null = null;
  return {
    read(): Kept | null {
      const read = v.safeParse(storedSchema, parsed(storage.getItem(NAME)));
      return read.success && read.output.userid === userid ? read.output : null;
    },
    /**
     * Saves the account's current basket and the quantities that this page sent last. The account may have dropped some
     * of them.
     */
    write(kept: Kept, sentLast: Quantities | null): void {
      sent = sentLast;
      storage.setItem(NAME, JSON.stringify({ userid, ...kept }));
    },
    wasSent: (quantities: Quantities) => sent !== null && areSame(sent, quantities),
  };
}

function parsed(stored: string | null): unknown {
  try {
    return JSON.parse(stored ?? 'null');
  } catch (cause) {
    console.warn('The stored sync state could not be read and is discarded.', cause);
    return null;
  }
}
