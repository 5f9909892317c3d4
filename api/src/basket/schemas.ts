import { MAX_LINE_QUANTITY } from 'contract/basket/max-line-quantity';
import { Type } from 'typebox';
import { Product } from '../catalog/schemas.ts';
import { MAX_ID } from 'contract/calls/wire';
import { Id, pounds } from '../http/fields.ts';
import { SubmittedLine } from '../pricing/schemas.ts';

/** If `packagelines` is missing, each add-on has the line's quantity. */
const LineToSave = Type.Object({
  ...SubmittedLine.properties,
  packagelines: Type.Optional(
    Type.Array(Type.Object({ id: Id, cartquantity: Type.Integer() }), { maxItems: 100 }),
  ),
});

export const AddToCartBody = Type.Object({
  userid: Type.Optional(Id),
  ...LineToSave.properties,
});

const Quantity = Type.Integer({ minimum: 1, maximum: MAX_LINE_QUANTITY });

/** Names each field, so that later fields of `Product` do not become part of basket responses. */
const ProductFields = Type.Pick(Product, [
  ...(['id', 'name', 'slug', 'price', 'description', 'serviceid', 'gender'] as const),
  ...(['status', 'image', 'meta_title', 'meta_keywords', 'meta_description'] as const),
]);

export const CartLine = Type.Object({
  ...ProductFields.properties,
  productid: Type.Integer(),
  packages: Type.String(),
  cartamount: pounds,
  cartquantity: Quantity,
});

export const PackageLine = Type.Object({
  id: Type.Integer(),
  productid: Type.Integer(),
  ustring: Type.String({
    description: 'The `packages` text of the cart line to which the add-on belongs.',
  }),
  name: Type.String(),
  amount: pounds,
  cartquantity: Quantity,
  cartamount: pounds,
});

const Version = Type.Integer({ minimum: 0, maximum: MAX_ID - 1 });

/**
 * `version` is the version of the saved basket that the client has read. The server refuses the
 * write if the saved basket has another version now.
 */
export const WriteBasketBody = Type.Object({
  version: Version,
  lines: Type.Array(LineToSave, { maxItems: 200 }),
});

export const SavedBasket = Type.Object({
  version: Version,
  cart: Type.Array(CartLine),
  packages: Type.Array(PackageLine),
});
