import { PERSONALISATION_PATTERN } from 'contract/basket/personalisation';
import { Type } from 'typebox';
import { Id, text, typedText } from '../http/fields.ts';

/** A submitted cart line. Its amounts are ignored, because prices come from the catalogue. */
export const SentLine = Type.Object({
  productid: Id,
  packages: Type.String({
    maxLength: 10_000,
    default: '',
    description: 'JSON text of the chosen add-ons.',
  }),
  cartquantity: Type.Integer(),
});

/** A submitted package or personalised line. */
export const SentAddon = Type.Object({
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
      description: 'What a personalised add-on shall say.',
    }),
  ),
});

export const SentLines = Type.Array(SentLine, { minItems: 1, maxItems: 200 });
export const SentAddons = Type.Array(SentAddon, { maxItems: 1_000 });
