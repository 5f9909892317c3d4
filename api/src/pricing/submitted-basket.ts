/** A submitted basket. The submitted prices are ignored, because prices come from the catalogue. */
export interface SubmittedBasket {
  products: readonly SubmittedLine[];
  /**
   * Without `packages` and `personalised`, the add-ons come from the `packages` texts of the
   * product lines.
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
  /** `packages` text of the line to which the add-on belongs. */
  ustring?: string | undefined;
  name?: string | undefined;
  amount?: number | undefined;
  /** Text of a personalised add-on. */
  personalisation?: string | undefined;
}
