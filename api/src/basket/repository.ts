import { type AddonOption, getAddonPrice } from 'contract/catalog/addon-price';
import { toPounds } from 'contract/values/pence';
import { and, asc, eq } from 'drizzle-orm';
import { packages, products } from '../catalog/records/tables.ts';
import { toApiProduct } from '../catalog/records/api-rows.ts';
import { isOnSale, isVisible } from '../catalog/records/visible.ts';
import type { Db } from '../db/db.ts';
import { savedAddons, savedLines } from './tables.ts';

interface ListOptions {
  /** Whether products and add-ons that are no longer on sale are listed too. */
  hasFormer?: boolean;
}

/** Lists the user's saved cart lines at current prices. */
export async function listCartLines(
  db: Db,
  userid: number,
  { hasFormer = false }: ListOptions = {},
) {
  const rows = await db
    .select({ line: savedLines, product: products })
    .from(savedLines)
    .innerJoin(products, eq(products.id, savedLines.productid))
    .where(and(eq(savedLines.userid, userid), hasFormer ? undefined : isOnSale))
    .orderBy(asc(savedLines.id));
  return rows.map(({ line, product }) => toApiCartLine(line, product));
}

/** Returns a product line as pages read it, at the current price. */
export const toApiCartLine = (
  { packages: optionsText, quantity }: { packages: string; quantity: number },
  product: typeof products.$inferSelect,
) => ({
  ...toApiProduct(product),
  productid: product.id,
  packages: optionsText,
  cartamount: toPounds(product.price * quantity),
  cartquantity: quantity,
});

/** Lists the add-ons of the user's saved cart lines at current prices. */
export async function listPackageLines(
  db: Db,
  userid: number,
  { hasFormer = false }: ListOptions = {},
) {
  const rows = await db
    .select({ addon: savedAddons, line: savedLines, addonPackage: packages })
    .from(savedAddons)
    .innerJoin(savedLines, eq(savedLines.id, savedAddons.lineid))
    .innerJoin(products, eq(products.id, savedLines.productid))
    .innerJoin(packages, eq(packages.id, savedAddons.addonid))
    .where(
      and(
        eq(savedLines.userid, userid),
        hasFormer ? undefined : and(isVisible(packages), isOnSale),
      ),
    )
    .orderBy(asc(savedAddons.id));
  return rows.map(({ addon, line, addonPackage }) => toApiAddonLine(line, addon, addonPackage));
}

/** Returns an add-on of a product line as pages read it, at the current price. */
export function toApiAddonLine(
  { productid, packages: ustring }: { productid: number; packages: string },
  { option, quantity }: { option: AddonOption; quantity: number },
  { id, name, amount: listedAmount }: typeof packages.$inferSelect,
) {
  const amount = getAddonPrice(option, listedAmount);
  return {
    id,
    productid,
    ustring,
    name,
    amount: toPounds(amount),
    cartquantity: quantity,
    cartamount: toPounds(amount * quantity),
  };
}
