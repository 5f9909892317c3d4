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

/** Sent without `ustring`, but with its text (rule 48). */
export function toApiPersonalised(line: PersonalisedLine) {
  const { ustring: _, ...rest } = toApiPackage(line);
  const personalisation = getPersonalisation(line);
  return personalisation === '' ? rest : { ...rest, personalisation };
}

/** The basket as sent in `orderplace` and `create-{provider}-session`. */
export const toApiBasket = (basket: {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}) => ({
  products: basket.cart.map(toApiCartLine),
  packages: basket.packages.map(toApiPackage),
  personalised: basket.personalised.map(toApiPersonalised),
});

/** Empty texts are sent too, because they must replace those of an earlier attempt. */
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
