/** Returns how a discount stands in a list of amounts. `reason` is '' if nobody gave one. */
export const nameDiscount = (reason: string): string =>
  reason === '' ? 'Discount' : `Discount: ${reason}`;
