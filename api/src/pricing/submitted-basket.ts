/** A submitted basket. Its prices are ignored. */
export interface SubmittedBasket {
  products: readonly SubmittedLine[];
  /**
   * Without `packages` and `personalised`, the add-ons come from the packages texts of the product
   * lines (rule 28).
   */
  packages?: readonly SubmittedAddon[] | undefined;
  personalised?: readonly SubmittedAddon[] | undefined;
}

export interface SubmittedLine {
  productid: number;
  packages: string;
  cartquantity: number;
}

export interface SubmittedAddon {
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
