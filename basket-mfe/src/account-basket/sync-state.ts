import type { Id } from 'contract/values/readers';
import type { SafeStorage } from 'shared/store';
import * as v from 'shared/schema';
import { hasSameQuantities, type Quantities } from './quantities';

/** The account's basket when it last equalled this page's basket. */
export interface SyncedBasket {
  version: number;
  quantities: Quantities;
}

const STORAGE_KEY = 'keptbasket';

const storedSchema = v.object({
  userid: v.union([v.number(), v.string()]),
  version: v.number(),
  quantities: v.record(v.string(), v.number()),
});

export type SyncState = ReturnType<typeof createSyncState>;

/**
 * Saves the synchronised basket for other tabs and later visits. Ignores the saved basket of
 * another customer.
 */
export function createSyncState(storage: SafeStorage, userid: Id) {
  let sentQuantities: Quantities | null = null;
  return {
    readSyncedBasket(): SyncedBasket | null {
      const parseResult = v.safeParse(storedSchema, parseJson(storage.getItem(STORAGE_KEY)));
      return parseResult.success && parseResult.output.userid === userid
        ? parseResult.output
        : null;
    },
    /**
     * Saves the account's basket. The saved quantities may differ from the sent quantities, because
     * the backend can drop lines.
     */
    saveSyncedBasket(syncedBasket: SyncedBasket, lastSentQuantities: Quantities | null): void {
      sentQuantities = lastSentQuantities;
      storage.setItem(STORAGE_KEY, JSON.stringify({ userid, ...syncedBasket }));
    },
    wasSent: (quantities: Quantities) =>
      sentQuantities !== null && hasSameQuantities(sentQuantities, quantities),
  };
}

function parseJson(storedJson: string | null): unknown {
  try {
    return JSON.parse(storedJson ?? 'null');
  } catch (cause) {
    console.warn('The stored sync state could not be read and is discarded.', cause);
    return null;
  }
}
