import {
  type CartLine,
  cartLineFields,
  type PackageLine,
  packageLineFields,
  getPersonalisation,
  type PersonalisedLine,
} from 'shared/basket';
import { toWireObject } from 'shared/data';

/** Lines in the wire format: amounts in pounds, fields of the specification (section 3, rule 14). */

export const toApiCartLine = (line: CartLine) => toWireObject(cartLineFields, line);

export const toApiPackage = (line: PackageLine) => toWireObject(packageLineFields, line);

/** A personalised line has no `ustring` on the wire, but may have a text (rule 48). */
export function toApiPersonalised(line: PersonalisedLine) {
  const { ustring: _, ...rest } = toApiPackage(line);
  const personalisation = getPersonalisation(line);
  return personalisation === '' ? rest : { ...rest, personalisation };
}

/** The basket in the bodies of `orderplace` and `create-{provider}-session`. */
export const toApiBasket = (basket: {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}) => ({
  products: basket.cart.map(toApiCartLine),
  packages: basket.packages.map(toApiPackage),
  personalised: basket.personalised.map(toApiPersonalised),
});

/** The note, if the backend accepts one. An empty note is sent too, because it removes the note of an earlier try. */
export const toApiNote = ({ note }: { note?: string | null }) =>
  typeof note === 'string' ? { note } : {};
