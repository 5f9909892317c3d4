/** A submitted basket. Its prices are ignored. */
export interface SentBasket {
  products: readonly SentLine[];
  /** Without `packages` and `personalised`, the packages texts of the lines count (rule 28). */
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
  /** Packages text of the line that the add-on belongs to. */
  ustring?: string | undefined;
  name?: string | undefined;
  amount?: number | undefined;
  /** Text of a personalised add-on (rule 48). */
  personalisation?: string | undefined;
}
