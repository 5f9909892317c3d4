import { PERSONALISED_PENCE } from 'contract/catalog/addon';
import { toPounds } from 'contract/values/pence';
import { and, eq, inArray } from 'drizzle-orm';
import { packages, products } from '../../catalog/tables.ts';
import { productOnWire } from '../../catalog/wire-rows.ts';
import type { Tx } from '../../db/db.ts';
import type { OrderDetail } from '../records/load-orders.ts';

/** Returns the order as a basket at current prices, without withdrawn products. */
export async function orderAgain(tx: Tx, { lines }: OrderDetail) {
  const productIds = lines.map(({ productid }) => productid);
  const addonIds = lines.flatMap(({ addons }) => addons.map(({ addonid }) => addonid));
  const sold = await tx
    .select()
    .from(products)
    .where(and(inArray(products.id, productIds), eq(products.withdrawn, false)));
  const known =
    addonIds.length === 0
      ? []
      : await tx.select().from(packages).where(inArray(packages.id, addonIds));
  const bought = lines.flatMap((line) => {
    const product = sold.find(({ id }) => id === line.productid);
    return product ? [{ line, product }] : [];
  });
  const addonsOf = (option: 'standard' | 'personalised') =>
    bought.flatMap(({ line }) =>
      line.addons.flatMap((addon) => {
        const now = known.find(({ id }) => id === addon.addonid);
        if (addon.option !== option || now === undefined) return [];
        const amount = option === 'personalised' ? PERSONALISED_PENCE : now.amount;
        return [
          {
            ...{ id: now.id, productid: line.productid, ustring: line.packages, name: now.name },
            ...{ amount: toPounds(amount), cartquantity: addon.quantity },
            cartamount: toPounds(amount * addon.quantity),
          },
        ];
      }),
    );
  return {
    cart: bought.map(({ line, product }) => ({
      ...productOnWire(product),
      ...{ productid: line.productid, packages: line.packages, cartquantity: line.quantity },
      cartamount: toPounds(product.price * line.quantity),
    })),
    packages: addonsOf('standard'),
    personalised: addonsOf('personalised'),
  };
}
