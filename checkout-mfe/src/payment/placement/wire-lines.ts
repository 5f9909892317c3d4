import {
  type CartLine,
  cartLineFields,
  type PackageLine,
  packageLineFields,
  personalisationOf,
  type PersonalisedLine,
} from 'shared/core';
import { sent } from 'shared/data';

/** Lines as they travel: amounts in pounds, fields of specification §3 (decision 14). */

export const wireCartLine = (line: CartLine) => sent(cartLineFields, line);

export const wirePackage = (line: PackageLine) => sent(packageLineFields, line);

/** A personalised line has no `ustring` there, and says what it shall say (decision 48). */
export function wirePersonalised(line: PersonalisedLine) {
  const { ustring: _, ...rest } = wirePackage(line);
  const personalisation = personalisationOf(line);
  return personalisation === '' ? rest : { ...rest, personalisation };
}

/** The basket as `orderplace` and `create-{provider}-session` carry it. */
export const wireBasket = (basket: {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}) => ({
  products: basket.cart.map(wireCartLine),
  packages: basket.packages.map(wirePackage),
  personalised: basket.personalised.map(wirePersonalised),
});

/** The note, where the backend takes one, empty too: who took it out before trying again means none. */
export const wireNote = ({ note }: { note?: string | null }) =>
  typeof note === 'string' ? { note } : {};
