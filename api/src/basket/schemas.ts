import { MOST_OF_ONE } from 'contract/most-of-one';
import { Type } from 'typebox';
import { Product } from '../catalog/schemas.ts';
import { Id, pounds } from '../http/fields.ts';
import { SentLine } from '../pricing/schemas.ts';

/** A cart line; without `packagelines` its packages text counts at its quantity. */
export const AddToCartBody = Type.Object({
  userid: Type.Optional(Id),
  ...SentLine.properties,
  packagelines: Type.Optional(
    Type.Array(Type.Object({ id: Id, cartquantity: Type.Integer() }), { maxItems: 100 }),
  ),
});

const Quantity = Type.Integer({ minimum: 1, maximum: MOST_OF_ONE });

/** The cart line of specification §3: the product's own fields, and how many of it. */
export const CartLine = Type.Object({
  ...Product.properties,
  productid: Type.Integer(),
  packages: Type.String(),
  cartamount: pounds,
  cartquantity: Quantity,
});

/** The package cart line of specification §3. */
export const PackageLine = Type.Object({
  id: Type.Integer(),
  productid: Type.Integer(),
  ustring: Type.String({ description: "The owning cart line's packages text." }),
  name: Type.String(),
  amount: pounds,
  cartquantity: Quantity,
  cartamount: pounds,
});
