import * as v from 'valibot';
import { type Addon, PERSONALISED_ADDON_ID, PERSONALISED_PENCE } from '../../wire/addon';
import type { Product } from '../../wire/product';
import type { Id } from '../../wire/readers';
import type { Pence } from '../../money/pence';

/** A product in the basket (specification §3, 'Cart line'); amounts in pence, add-ons not in them. */
export interface CartLine extends Product {
  productid: Id;
  /** JSON text of every chosen option; ties the line's add-ons to it (decision 19). */
  packages: string;
  cartamount: Pence;
  cartquantity: number;
}

/** An add-on in the basket; belongs to the cart line with its `productid` and `ustring`. */
export interface PackageLine {
  id: Id;
  productid: Id;
  ustring: string;
  name: string;
  amount: Pence;
  cartquantity: number;
  cartamount: Pence;
}

/** A personalised option in the basket: 5500 pence each (specification §9). */
export type PersonalisedLine = PackageLine;

/** What a shopper picked in one add-on's selector. */
export interface Choice {
  addon: Addon;
  option: 'standard' | 'personalised';
}

/** What a choice costs in pence: Personalised instead of the standard amount (decision 18). */
export const choiceAmount = ({ addon, option }: Choice): Pence =>
  option === 'personalised' ? PERSONALISED_PENCE : addon.amount;

export const canBePersonalised = (addon: Pick<Addon, 'id'>) => addon.id === PERSONALISED_ADDON_ID;

/**
 * The `packages` text of a cart line: the chosen options in the order of their ids, Personalised
 * included, amounts in pounds as on the wire. The same choices always give the same text.
 */
export function packagesText(choices: Choice[]): string {
  const sorted = [...choices].sort((a, b) => String(a.addon.id).localeCompare(String(b.addon.id)));
  return JSON.stringify(
    sorted.map((choice) => ({
      id: choice.addon.id,
      name: choice.addon.name,
      amount: choiceAmount(choice) / 100,
      option: choice.option,
    })),
  );
}

/** Whether an add-on or personalised line belongs to a cart line (decision 19). */
export const belongsTo = (
  addon: Pick<PackageLine, 'productid' | 'ustring'>,
  line: Pick<CartLine, 'productid' | 'packages'>,
) => addon.productid === line.productid && addon.ustring === line.packages;

const lineId = v.union([v.number(), v.string()]);
const quantity = v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999));
const amount = v.pipe(v.number(), v.integer(), v.minValue(0));

/** What a stored cart line must be to be restored. */
export const cartLineSchema = v.object({
  id: lineId,
  productid: lineId,
  name: v.string(),
  slug: v.string(),
  price: amount,
  description: v.string(),
  serviceid: v.nullable(v.union([v.number(), v.string()])),
  gender: v.string(),
  status: v.boolean(),
  image: v.string(),
  meta_title: v.string(),
  meta_keywords: v.string(),
  meta_description: v.string(),
  packages: v.string(),
  cartamount: amount,
  cartquantity: quantity,
});

export const packageLineSchema = v.object({
  id: lineId,
  productid: lineId,
  ustring: v.string(),
  name: v.string(),
  amount,
  cartquantity: quantity,
  cartamount: amount,
});
