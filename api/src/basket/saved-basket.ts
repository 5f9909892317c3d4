import { eq } from 'drizzle-orm';
import type { Prices } from '../catalog/reads/pricing.ts';
import type { Db } from '../db/db.ts';
import { conflict, HttpError } from '../http/http-error.ts';
import { type AddonQuantity, listAddonQuantities } from '../pricing/addon-quantities.ts';
import { loadBasketPrices } from '../pricing/load-basket-prices.ts';
import { isOrderableQuantity } from '../pricing/price-order.ts';
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
 * Returns the saved basket, with products and add-ons that are no longer on sale, because the page
 * names them to the shopper. Reads the version before the lines. If another device changes a line
 * between these reads, the returned version is old, and `writeBasket` refuses it.
 */
export async function readBasket(db: Db, userid: number) {
  const version = await readVersion(db, userid);
  const cart = await listCartLines(db, userid, { hasFormer: true });
  const packages = await listPackageLines(db, userid, { hasFormer: true });
  return { version, cart, packages };
}

/**
 * Replaces the saved basket. Drops lines with unknown products or add-ons or with impossible
 * quantities. Throws 409 if `version` is old, or if the `packages` texts are too long. Returns the
 * new basket.
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
    const removedLines = await tx
      .delete(savedLines)
      .where(eq(savedLines.userid, userid))
      .returning({ productid: savedLines.productid });
    const savedProductIds = new Set(removedLines.map(({ productid }) => productid));
    const prices = await loadBasketPrices(tx, { products: uniqueLines });
    for (const line of uniqueLines) {
      const lineAddons = listLineAddons(line);
      if (lineAddons === null || !isSavable(line, lineAddons, prices, savedProductIds)) continue;
      const { productid, packages, cartquantity: quantity } = line;
      const [addedLine] = await tx
        .insert(savedLines)
        .values({ userid, productid, packages, quantity })
        .returning({ id: savedLines.id });
      if (addedLine === undefined) throw new Error('The added basket line is missing.');
      await replaceAddons(tx, addedLine.id, lineAddons);
    }
  });
  return readBasket(db, userid);
}

/** Returns the add-ons of the line, or null if an add-on occurs twice. */
function listLineAddons(line: LineToSave): AddonQuantity[] | null {
  try {
    return listAddonQuantities(toSingleLineBasket(line));
  } catch (cause) {
    if (cause instanceof HttpError) return null;
    throw cause;
  }
}

/**
 * Returns whether the line is saved. A product that is no longer on sale must be among the saved
 * products, because nobody may read hidden products by saving their ids.
 */
function isSavable(
  { productid, cartquantity }: LineToSave,
  lineAddons: readonly AddonQuantity[],
  { products, addons, formerNames }: Prices,
  savedProductIds: ReadonlySet<number>,
): boolean {
  const isProductKnown = products.has(productid) || savedProductIds.has(productid);
  return (
    isProductKnown &&
    isOrderableQuantity(cartquantity) &&
    lineAddons.every(
      ({ id, quantity }) =>
        (addons.has(id) || formerNames.addons.has(id)) && isOrderableQuantity(quantity),
    )
  );
}

const getLineKey = ({ productid, packages }: LineToSave) => JSON.stringify([productid, packages]);
