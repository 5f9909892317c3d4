import {
  type CartLine,
  cartLineFields,
  type PackageLine,
  packageLineFields,
  getPersonalisation,
  type PersonalisedLine,
} from 'shared/basket';
import { toWireObject } from 'shared/data';

export const toApiCartLine = (line: CartLine) => toWireObject(cartLineFields, line);

export const toApiPackage = (line: PackageLine) => toWireObject(packageLineFields, line);

/**
 * Returns the API form of a personalised line. Instead of `ustring`, the API form contains the
 * personalisation text (rule 48).
 */
export function toApiPersonalised(line: PersonalisedLine) {
  const { ustring: _, ...apiLine } = toApiPackage(line);
  const personalisation = getPersonalisation(line);
  return personalisation === '' ? apiLine : { ...apiLine, personalisation };
}

/** Returns the basket in the form of `orderplace` and `create-{provider}-session`. */
export const toApiLines = (basket: {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}) => ({
  products: basket.cart.map(toApiCartLine),
  packages: basket.packages.map(toApiPackage),
  personalised: basket.personalised.map(toApiPersonalised),
});

/**
 * Returns note and event date for a call. Sends empty texts too, because they must replace the
 * texts of an earlier attempt.
 */
export const toApiTexts = ({
  note,
  eventDate,
}: {
  note?: string | null;
  eventDate?: string | null;
}) => ({
  ...(typeof note === 'string' && { note }),
  ...(typeof eventDate === 'string' && { eventdate: eventDate }),
});
