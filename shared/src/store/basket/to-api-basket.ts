import { toWireOptionsText, removePersonalisation } from 'contract/basket/options-text';
import type { CartLine, PackageLine, PersonalisedLine } from './lines';

interface Basket {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}

/**
 * Converts the option texts of a basket to the format of the API. Removes the personalisations from
 * these texts if the backend does not support them (rule 46).
 */
export function toApiBasket(
  { cart, packages, personalised }: Basket,
  isPersonalisationSupported = true,
): Basket {
  const addons = [...packages, ...personalised];
  const toApiText = (productid: CartLine['productid'], text: string) =>
    toWireOptionsText(
      isPersonalisationSupported ? text : removePersonalisation(text),
      addons.filter((addon) => addon.productid === productid && addon.ustring === text),
    );
  const toApiAddon = (addon: PackageLine) => ({
    ...addon,
    ustring: toApiText(addon.productid, addon.ustring),
  });
  return {
    cart: cart.map((line) => ({ ...line, packages: toApiText(line.productid, line.packages) })),
    packages: packages.map(toApiAddon),
    personalised: personalised.map(toApiAddon),
  };
}
