import { and, count, eq, sql } from 'drizzle-orm';
import type { Db, Tx } from '../db/db.ts';
import { conflict } from '../http/http-error.ts';
import type { AddonQuantity } from '../pricing/addon-quantities.ts';
import { loadBasketPrices } from '../pricing/load-basket-prices.ts';
import { priceOrder } from '../pricing/price-order.ts';
import type { PricedLine } from '../pricing/priced-order.ts';
import type { SubmittedBasket, SubmittedLine } from '../pricing/submitted-basket.ts';
import { savedAddons, savedLines } from './tables.ts';
import { incrementVersion } from './basket-version.ts';

/** Largest number of lines in a saved basket. An order has the same limit. */
const MAX_LINES = 200;

/**
 * Largest total length of the `packages` texts of a saved basket's lines, in characters. Responses
 * contain the whole basket, so this limit bounds their size.
 */
export const MAX_PACKAGES_LENGTH = 100_000;

export interface LineToSave extends SubmittedLine {
  /** Quantities of the add-ons. If undefined, each add-on has the line's quantity. */
  packagelines?: { id: number; cartquantity: number }[] | undefined;
}

/**
 * Adds a line to the saved basket, or replaces the line with the same product and `packages` text.
 * Throws an `HttpError` if the line cannot be ordered, and 409 if the basket is full.
 */
export async function saveLine(db: Db, userid: number, line: LineToSave): Promise<void> {
  await db.transaction(async (tx) => {
    const pricedLine = await priceLine(tx, line);
    // The second call of `updateLine` is needed if a concurrent request inserts the line after the
    // first call.
    const id =
      (await updateLine(tx, userid, pricedLine)) ??
      (await insertLine(tx, userid, pricedLine)) ??
      (await updateLine(tx, userid, pricedLine));
    if (id === null) throw new Error('The basket line was neither updated nor inserted.');
    await replaceAddons(
      tx,
      id,
      pricedLine.addons.map(({ addonid, ...addon }) => ({ ...addon, id: addonid })),
    );
    await incrementVersion(tx, userid);
    const [totals] = await tx
      .select({
        lineCount: count(),
        textLength: sql<number>`coalesce(sum(length(${savedLines.packages})), 0)::int`,
      })
      .from(savedLines)
      .where(eq(savedLines.userid, userid));
    if (totals && (totals.lineCount > MAX_LINES || totals.textLength > MAX_PACKAGES_LENGTH))
      throw conflict('Your basket is full.', 'basket_full');
  });
}

async function updateLine(
  tx: Tx,
  userid: number,
  { productid, packages, quantity }: PricedLine,
): Promise<number | null> {
  const [line] = await tx
    .update(savedLines)
    .set({ quantity })
    .where(
      and(
        eq(savedLines.userid, userid),
        eq(savedLines.productid, productid),
        eq(savedLines.packages, packages),
      ),
    )
    .returning({ id: savedLines.id });
  return line?.id ?? null;
}

async function insertLine(
  tx: Tx,
  userid: number,
  { productid, packages, quantity }: PricedLine,
): Promise<number | null> {
  const [line] = await tx
    .insert(savedLines)
    .values({ userid, productid, packages, quantity })
    .onConflictDoNothing()
    .returning({ id: savedLines.id });
  return line?.id ?? null;
}

export function toSingleLineBasket({ packagelines, ...line }: LineToSave): SubmittedBasket {
  const { productid, packages: ustring } = line;
  const packages = packagelines?.map((addon) => ({ ...addon, productid, ustring }));
  return { products: [line], packages };
}

async function priceLine(tx: Tx, line: LineToSave): Promise<PricedLine> {
  const basket = toSingleLineBasket(line);
  const { lines } = priceOrder(basket, await loadBasketPrices(tx, basket), 'offline');
  if (lines[0] === undefined) throw new Error('Pricing returned no line for the basket line.');
  return lines[0];
}

export async function replaceAddons(
  tx: Tx,
  lineid: number,
  addons: readonly Pick<AddonQuantity, 'id' | 'option' | 'quantity'>[],
): Promise<void> {
  await tx.delete(savedAddons).where(eq(savedAddons.lineid, lineid));
  if (addons.length === 0) return;
  await tx
    .insert(savedAddons)
    .values(addons.map(({ id, option, quantity }) => ({ lineid, addonid: id, option, quantity })));
}
