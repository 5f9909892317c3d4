import { textOnTheWire, withoutPersonalisation } from 'contract/basket/options-text';
import type { CartLine, PackageLine, PersonalisedLine } from './lines';

interface Basket {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}

/**
 * Converts the packages texts of a basket to the backend's format. Add-ons still match their
 * products. Removes stored personalisation texts if the backend does not support them (rule 46).
 */
export function withTextsOnTheWire(
  { cart, packages, personalised }: Basket,
  isPersonalisationKnown = true,
): Basket {
  const addons = [...packages, ...personalised];
  const travelling = (productid: CartLine['productid'], text: string) =>
    textOnTheWire(
      isPersonalisationKnown ? text : withoutPersonalisation(text),
      addons.filter((addon) => addon.productid === productid && addon.ustring === text),
    );
  const tied = (addon: PackageLine) => ({
    ...addon,
    ustring: travelling(addon.productid, addon.ustring),
  });
  return {
    cart: cart.map((line) => ({ ...line, packages: travelling(line.productid, line.packages) })),
    packages: packages.map(tied),
    personalised: personalised.map(tied),
  };
}
