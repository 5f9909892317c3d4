/** A basket as `orderplace` and the payment call carry it; what it says of prices is not used. */
export interface SentBasket {
  products: readonly SentLine[];
  /** Together with `personalised`: without either, the lines' packages texts count (decision 28). */
  packages?: readonly SentAddon[] | undefined;
  personalised?: readonly SentAddon[] | undefined;
}

export interface SentLine {
  productid: number;
  packages: string;
  cartquantity: number;
}

export interface SentAddon {
  id: number;
  productid: number;
  cartquantity: number;
  /** The packages text of the line that it belongs to. */
  ustring?: string | undefined;
  name?: string | undefined;
  amount?: number | undefined;
  /** What a personalised add-on shall say (decision 48). */
  personalisation?: string | undefined;
}
