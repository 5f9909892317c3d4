import { PERSONALISATION_PATTERN } from 'contract/basket/personalisation';
import { Type } from 'typebox';
import { Id, text, typedText } from '../http/fields.ts';

/**
 * A submitted cart line. Amounts within `packages` are ignored, because prices come from the catalogue.
 */
export const SubmittedLine = Type.Object({
  productid: Id,
  packages: Type.String({
    maxLength: 10_000,
    default: '',
    description: 'JSON text of the chosen add-ons.',
  }),
  cartquantity: Type.Integer(),
});

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
