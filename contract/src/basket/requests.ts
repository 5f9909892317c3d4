import * as v from 'valibot';

const id = v.union([v.number(), v.string()]);

/** A basket line without prices, because the backend knows the prices. */
const sentLine = v.object({
  productid: id,
  packages: v.string(),
  cartquantity: v.number(),
  packagelines: v.array(v.object({ id, cartquantity: v.number() })),
});

export type SentLine = v.InferInput<typeof sentLine>;

export const basketRequest = v.object({ version: v.number(), lines: v.array(sentLine) });

export type BasketRequest = v.InferInput<typeof basketRequest>;
