import { PERSONALISATION_PATTERN } from 'contract/basket/personalisation';
import { submittedLine } from 'contract/basket/saved-basket';
import { Type } from 'typebox';
import type * as v from 'valibot';
import { Id, text, typedText } from '../http/fields.ts';
import { toRouteSchema } from '../http/serve-call.ts';

/** A submitted cart line. */
export const SubmittedLine = Type.Unsafe<v.InferOutput<typeof submittedLine>>(
  toRouteSchema(submittedLine),
);

/** A submitted package or personalised line. */
export const SubmittedAddon = Type.Object({
  id: Id,
  productid: Id,
  cartquantity: Type.Integer(),
  ustring: Type.Optional(text(10_000)),
  name: Type.Optional(typedText('line', 'Name', 500)),
  amount: Type.Optional(Type.Number()),
  personalisation: Type.Optional(
    Type.String({
      'x-typed': 'personalisation',
      pattern: PERSONALISATION_PATTERN,
      description: 'Text of a personalised add-on.',
    }),
  ),
});

export const SubmittedLines = Type.Array(SubmittedLine, { minItems: 1, maxItems: 200 });
export const SubmittedAddons = Type.Array(SubmittedAddon, { maxItems: 1_000 });
