import { lineToSave, savedCartLine, savedPackageLine } from 'contract/basket/saved-basket';
import { id } from 'contract/calls/wire';
import { Type } from 'typebox';
import * as v from 'valibot';
import { toRouteSchema, toTypeBox } from '../http/serve-call.ts';

const addToCartBody = v.object({ userid: v.optional(id), ...lineToSave.entries });

export const AddToCartBody = Type.Unsafe<v.InferOutput<typeof addToCartBody>>(
  toRouteSchema(addToCartBody),
);
export const CartLine = toTypeBox(savedCartLine);
export const PackageLine = toTypeBox(savedPackageLine);
