import type { FulfilmentKind } from 'contract/catalog/fulfilment';
import type { AddonOption } from 'contract/catalog/addon-price';

/** An order with catalogue prices in integer pence. */
export interface PricedOrder {
  lines: PricedLine[];
  deliveryCharge: number;
  deliveryName: string;
  total: number;
}

export interface PricedLine {
  productid: number;
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
