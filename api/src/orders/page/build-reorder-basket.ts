import type { AddonOption } from 'contract/catalog/addon-price';
import { and, inArray } from 'drizzle-orm';
import { packages, products } from '../../catalog/records/tables.ts';
import { toApiAddonLine, toApiCartLine } from '../../basket/repository.ts';
import { isOnSale, isVisible } from '../../catalog/records/visible.ts';
import type { Tx } from '../../db/db.ts';
import type { OrderDetail } from '../records/load-orders.ts';

/**
 * Returns the order as a basket at current prices, without products and add-ons that are no longer
 * sold.
 */
export async function buildReorderBasket(tx: Tx, { lines }: OrderDetail) {
  const productIds = lines.map(({ productid }) => productid);
  const addonIds = lines.flatMap(({ addons }) => addons.map(({ addonid }) => addonid));
  const availableProducts = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, productIds), isOnSale));
  const currentPackages =
    addonIds.length === 0
      ? []
      : await tx
          .select()
          .from(packages)
          .where(and(inArray(packages.id, addonIds), isVisible(packages)));
  const availableLines = lines.flatMap((line) => {
    const product = availableProducts.find(({ id }) => id === line.productid);
    return product ? [{ line, product }] : [];
  });
  const listAddons = (option: AddonOption) =>
    availableLines.flatMap(({ line }) =>
      line.addons.flatMap((addon) => {
        const currentPackage = currentPackages.find(({ id }) => id === addon.addonid);
        return addon.option === option && currentPackage !== undefined
          ? [toApiAddonLine(line, addon, currentPackage)]
          : [];
      }),
    );
  return {
    cart: availableLines.map(({ line, product }) => toApiCartLine(line, product)),
    packages: listAddons('standard'),
    personalised: listAddons('personalised'),
  };
}
