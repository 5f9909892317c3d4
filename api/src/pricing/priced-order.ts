import type { FulfilmentKind } from 'contract/catalog/fulfilment';
import type { AddonOption } from 'contract/catalog/addon-price';

/**
 * An order with prices in integer pence. The total is the lines with their add-ons and the delivery,
 * less the discount.
 */
export interface PricedOrder {
  lines: PricedLine[];
  deliveryCharge: number;
  deliveryName: string;
  /** Taken off the lines and their add-ons. */
  discount: number;
  /** Why staff gave the discount, or ''. */
  discountReason: string;
  total: number;
}

export interface PricedLine {
  /** `FREE_LINE_PRODUCT_ID` for a line without a product. */
  productid: number;
  /** Service of the line, or null for the service of its product. */
  serviceid: number | null;
  /** VAT rate in per cent, or null for the rate of the service. */
  vatRate: number | null;
  name: string;
  image: string;
  kind: FulfilmentKind;
  price: number;
  packages: string;
  quantity: number;
  /** Price times quantity, without add-ons. */
  amount: number;
  addons: PricedAddon[];
}

export interface PricedAddon {
  addonid: number;
  name: string;
  option: AddonOption;
  /** Text of a personalised add-on, or ''. */
  personalisation: string;
  price: number;
  quantity: number;
  amount: number;
}
