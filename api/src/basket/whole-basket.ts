import { eq } from 'drizzle-orm';
import type { Db } from '../db/db.ts';
import { conflict, HttpError } from '../http/http-error.ts';
import { pricesFor } from '../pricing/load-prices.ts';
import { priceOrder, type Prices } from '../pricing/price-order.ts';
import type { PricedLine } from '../pricing/priced-order.ts';
import { listCartLines, listPackageLines } from './repository.ts';
import { asBasket, type LineToSave, MOST_TEXT, replaceAddons } from './save-line.ts';
import { savedLines } from './tables.ts';
import { goOnFrom, versionOf } from './version.ts';

/**
 * The whole saved basket. The version is read first: lines that are newer than it make the next write stale,
 * and none are lost.
 */
export async function readBasket(db: Db, userid: number) {
  const version = await versionOf(db, userid);
  const [cart, packages] = [await listCartLines(db, userid), await listPackageLines(db, userid)];
  return { version, cart, packages };
}

/**
 * Replaces the whole saved basket of who has read this version of it, and answers what is kept: what could not
 * be ordered is left out. Throws 409 for an older version, and for more than a basket holds.
 */
export async function writeBasket(
  db: Db,
  userid: number,
  { version, lines }: { version: number; lines: readonly LineToSave[] },
) {
  const once = [...new Map(lines.map((line) => [keyOf(line), line])).values()];
  if (once.reduce((sum, { packages }) => sum + packages.length, 0) > MOST_TEXT)
    throw conflict('Your basket is full.', 'basket_full');
  await db.transaction(async (tx) => {
    await goOnFrom(tx, userid, version);
    await tx.delete(savedLines).where(eq(savedLines.userid, userid));
    const prices = await pricesFor(tx, { products: once });
    for (const line of once) {
      const priced = pricedOrNull(line, prices);
      if (priced === null) continue;
      const { productid, packages, quantity } = priced;
      const [added] = await tx
        .insert(savedLines)
        .values({ userid, productid, packages, quantity })
        .returning({ id: savedLines.id });
      if (added === undefined) throw new Error('The line was not saved.');
      await replaceAddons(tx, added.id, priced);
    }
  });
  return readBasket(db, userid);
}

/** Null for a line that could not be ordered either. */
function pricedOrNull(line: LineToSave, prices: Prices): PricedLine | null {
  try {
    return priceOrder(asBasket(line), prices, 'offline').lines[0] ?? null;
  } catch (cause) {
    if (cause instanceof HttpError) return null;
    throw cause;
  }
}

const keyOf = ({ productid, packages }: LineToSave) => JSON.stringify([productid, packages]);
