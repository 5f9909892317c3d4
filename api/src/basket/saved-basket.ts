import { eq } from 'drizzle-orm';
import type { Prices } from '../catalog/pricing.ts';
import type { Db } from '../db/db.ts';
import { conflict, HttpError } from '../http/http-error.ts';
import { loadBasketPrices } from '../pricing/load-basket-prices.ts';
import { priceOrder } from '../pricing/price-order.ts';
import type { PricedLine } from '../pricing/priced-order.ts';
import { listCartLines, listPackageLines } from './repository.ts';
import {
  toSingleLineBasket,
  type LineToSave,
  MAX_PACKAGES_LENGTH,
  replaceAddons,
} from './save-line.ts';
import { savedLines } from './tables.ts';
import { advanceVersion, readVersion } from './basket-version.ts';

/**
 * Returns the saved basket. Reads the version before the lines. If another device changes a line
 * between these reads, the returned version is old, and `writeBasket` refuses it.
 */
export async function readBasket(db: Db, userid: number) {
  const version = await readVersion(db, userid);
  const [cart, packages] = [await listCartLines(db, userid), await listPackageLines(db, userid)];
  return { version, cart, packages };
}

/**
 * Replaces the saved basket. Drops lines that cannot be ordered. Throws 409 if `version` is old, or
 * if the `packages` texts are too long. Returns the new basket.
 */
export async function writeBasket(
  db: Db,
  userid: number,
  { version, lines }: { version: number; lines: readonly LineToSave[] },
) {
  const uniqueLines = [...new Map(lines.map((line) => [getLineKey(line), line])).values()];
  if (uniqueLines.reduce((sum, { packages }) => sum + packages.length, 0) > MAX_PACKAGES_LENGTH)
    throw conflict('Your basket is full.', 'basket_full');
  await db.transaction(async (tx) => {
    await advanceVersion(tx, userid, version);
    await tx.delete(savedLines).where(eq(savedLines.userid, userid));
    const prices = await loadBasketPrices(tx, { products: uniqueLines });
    for (const line of uniqueLines) {
      const pricedLine = tryPriceLine(line, prices);
      if (pricedLine === null) continue;
      const { productid, packages, quantity } = pricedLine;
      const [addedLine] = await tx
        .insert(savedLines)
        .values({ userid, productid, packages, quantity })
        .returning({ id: savedLines.id });
      if (addedLine === undefined) throw new Error('The added basket line is missing.');
      await replaceAddons(tx, addedLine.id, pricedLine);
    }
  });
  return readBasket(db, userid);
}

/** Returns the line with its prices, or null if the line cannot be ordered. */
function tryPriceLine(line: LineToSave, prices: Prices): PricedLine | null {
  try {
    return priceOrder(toSingleLineBasket(line), prices, 'offline').lines[0] ?? null;
  } catch (cause) {
    if (cause instanceof HttpError) return null;
    throw cause;
  }
}

const getLineKey = ({ productid, packages }: LineToSave) => JSON.stringify([productid, packages]);
