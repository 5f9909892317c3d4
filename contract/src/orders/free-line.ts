/** Product id of a line of an order that has no product. Staff wrote its text and its price. */
export const FREE_LINE_PRODUCT_ID = 0;

/** Returns whether a line has no product. Backends of the specification need not send the id. */
export const isFreeLine = ({ productid }: { productid?: number | undefined }): boolean =>
  productid === FREE_LINE_PRODUCT_ID;
