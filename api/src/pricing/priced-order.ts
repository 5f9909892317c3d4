import type { AddonOption } from './chosen-options.ts';

/** An order with the catalogue's prices; every amount is in integer pence. */
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
  /** What a personalised one shall say (decision 48); '' where nothing is said. */
  personalisation: string;
  price: number;
  quantity: number;
  amount: number;
}
