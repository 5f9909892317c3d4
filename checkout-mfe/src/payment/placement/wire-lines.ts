import {
  type CartLine,
  cartLineFields,
  type PackageLine,
  packageLineFields,
  personalisationOf,
  type PersonalisedLine,
} from 'shared/core';
import { sent } from 'shared/data';

/** Lines in the wire format: amounts in pounds, fields of the specification (section 3, rule 14). */

export const wireCartLine = (line: CartLine) => sent(cartLineFields, line);

export const wirePackage = (line: PackageLine) => sent(packageLineFields, line);

/** A personalised line has no `ustring` on the wire, but may have a text (rule 48). */
export function wirePersonalised(line: PersonalisedLine) {
  const { ustring: _, ...rest } = wirePackage(line);
  const personalisation = personalisationOf(line);
  return personalisation === '' ? rest : { ...rest, personalisation };
}

/** The basket in the bodies of `orderplace` and `create-{provider}-session`. */
export const wireBasket = (basket: {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}) => ({
  products: basket.cart.map(wireCartLine),
  packages: basket.packages.map(wirePackage),
  personalised: basket.personalised.map(wirePersonalised),
});

/** The note, if the backend accepts one. An empty note is sent too, because it removes the note of an earlier try. */
export const wireNote = ({ note }: { note?: string | null }) =>
  typeof note === 'string' ? { note } : {};
