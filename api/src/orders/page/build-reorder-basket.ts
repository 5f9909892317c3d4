import { PERSONALISED_PENCE } from 'contract/catalog/addon';
import { toPounds } from 'contract/values/pence';
import { and, inArray } from 'drizzle-orm';
import { packages, products } from '../../catalog/records/tables.ts';
import { toApiProduct } from '../../catalog/records/api-rows.ts';
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
  const listAddons = (option: 'standard' | 'personalised') =>
    availableLines.flatMap(({ line }) =>
      line.addons.flatMap((addon) => {
        const currentPackage = currentPackages.find(({ id }) => id === addon.addonid);
        if (addon.option !== option || currentPackage === undefined) return [];
        const amount = option === 'personalised' ? PERSONALISED_PENCE : currentPackage.amount;
        return [
          {
            id: currentPackage.id,
            productid: line.productid,
            ustring: line.packages,
            name: currentPackage.name,
            amount: toPounds(amount),
            cartquantity: addon.quantity,
            cartamount: toPounds(amount * addon.quantity),
          },
        ];
      }),
    );
  return {
    cart: availableLines.map(({ line, product }) => ({
      ...toApiProduct(product),
      productid: line.productid,
      packages: line.packages,
      cartquantity: line.quantity,
      cartamount: toPounds(product.price * line.quantity),
    })),
    packages: listAddons('standard'),
    personalised: listAddons('personalised'),
  };
}
