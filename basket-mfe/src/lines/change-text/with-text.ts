import { id, text } from 'contract/values/readers';
import {
  type CartLine,
  joinTwins,
  type PackageLine,
  packagesText,
  type PersonalisedLine,
} from 'shared/core';
import * as v from 'shared/schema';

interface Basket {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}

type Addon = Pick<PackageLine, 'id' | 'productid' | 'ustring'>;

/**
 * Returns the basket with another text on a personalised add-on. The text is part of a line's identity (rule 48), so
 * all add-ons of the line change too. Lines that become equal are merged (rule 19).
 */
export function withText({ cart, packages, personalised }: Basket, addon: Addon, says: string) {
  const ustring = textOf(addon, says);
  const changed = (addons: PackageLine[]) =>
    joinTwins(
      addons.map((one) => (isOf(addon, one.productid, one.ustring) ? { ...one, ustring } : one)),
      (a, b) => a.id === b.id && a.productid === b.productid && a.ustring === b.ustring,
      ({ amount }) => amount,
    );
  return {
    cart: joinTwins(
      cart.map((line) =>
        isOf(addon, line.productid, line.packages) ? { ...line, packages: ustring } : line,
      ),
      (a, b) => a.productid === b.productid && a.packages === b.packages,
      ({ price }) => price,
    ),
    packages: changed(packages),
    personalised: changed(personalised),
  };
}

const isOf = (addon: Addon, productid: Addon['productid'], text: string) =>
  addon.productid === productid && addon.ustring === text;

const optionsSchema = v.array(
  v.object({
    id,
    option: text,
    personalisation: v.optional(v.string()),
  }),
);

/**
 * Returns the packages text with the new personalisation. Only texts in our own format have one, so parsing cannot
 * fail.
 */
const textOf = (addon: Addon, says: string) =>
  packagesText(
    v.parse(optionsSchema, JSON.parse(addon.ustring)).map(({ id: optionId, ...option }) => ({
      ...{ addon: { id: optionId } },
      option: option.option === 'personalised' ? ('personalised' as const) : ('standard' as const),
      ...(option.personalisation && { personalisation: option.personalisation }),
      ...(optionId === addon.id && { personalisation: says }),
    })),
  );
