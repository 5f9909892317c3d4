import type { SafeStorage } from 'shared/core';
import type { Id } from 'shared/data';
import * as v from 'shared/schema';
import { areSame, type Quantities } from './quantities';

/** What this browser knows of the account's basket: how it was when both were last the same. */
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

/** It lies in local storage, for all tabs and the next visit; another customer's is none. */
export function keptState(storage: SafeStorage, userid: Id) {
  let sent: Quantities | null = null;
  return {
    read(): Kept | null {
      const read = v.safeParse(storedSchema, parsed(storage.getItem(NAME)));
      return read.success && read.output.userid === userid ? read.output : null;
    },
    /** What the account has now, and what of this page it was sent last: it may have left something out. */
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
    console.warn('What was known of the kept basket could not be read.', cause);
    return null;
  }
}
