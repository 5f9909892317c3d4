import { id, text } from 'contract/values/readers';
import {
  type CartLine,
  joinEqualLines,
  type PackageLine,
  createPackagesText,
  type PersonalisedLine,
} from 'shared/basket';
import * as v from 'shared/schema';

interface Basket {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}

type AddonIdentity = Pick<PackageLine, 'id' | 'productid' | 'ustring'>;

/**
 * Replaces the text of a personalised add-on. The text is part of the product line's identity (rule
 * 48), so the product and its other add-ons change too. Lines that become equal are merged (rule
 * 19).
 */
export function replacePersonalisation(
  { cart, packages, personalised }: Basket,
  addon: AddonIdentity,
  newText: string,
) {
  const ustring = buildPackagesText(addon, newText);
  const replaceAddonText = (addons: PackageLine[]) =>
    joinEqualLines(
      addons.map((addonLine) =>
        isSameLine(addon, addonLine.productid, addonLine.ustring)
          ? { ...addonLine, ustring }
          : addonLine,
      ),
      (a, b) => a.id === b.id && a.productid === b.productid && a.ustring === b.ustring,
      ({ amount }) => amount,
    );
  return {
    cart: joinEqualLines(
      cart.map((line) =>
        isSameLine(addon, line.productid, line.packages) ? { ...line, packages: ustring } : line,
      ),
      (a, b) => a.productid === b.productid && a.packages === b.packages,
      ({ price }) => price,
    ),
    packages: replaceAddonText(packages),
    personalised: replaceAddonText(personalised),
  };
}

const isSameLine = (addon: AddonIdentity, productid: AddonIdentity['productid'], text: string) =>
  addon.productid === productid && addon.ustring === text;

const optionsSchema = v.array(
  v.object({
    id,
    option: text,
    personalisation: v.optional(v.string()),
  }),
);

/**
 * Returns the options text with a new personalisation. `JSON.parse` cannot throw, because an add-on
 * with a personalisation has valid JSON.
 */
const buildPackagesText = (addon: AddonIdentity, newText: string) =>
  createPackagesText(
    v.parse(optionsSchema, JSON.parse(addon.ustring)).map(({ id: optionId, ...option }) => ({
      addon: { id: optionId },
      option: option.option === 'personalised' ? ('personalised' as const) : ('standard' as const),
      ...(option.personalisation && { personalisation: option.personalisation }),
      ...(optionId === addon.id && { personalisation: newText }),
    })),
  );
