import { textOnTheWire } from 'contract/options-text';
import type { CartLine, PackageLine, PersonalisedLine } from './lines';

interface Basket {
  cart: CartLine[];
  packages: PackageLine[];
  personalised: PersonalisedLine[];
}

/** The basket with its lines' texts as they travel; what belonged together still does. */
export function withTextsOnTheWire({ cart, packages, personalised }: Basket): Basket {
  const addons = [...packages, ...personalised];
  const travelling = (productid: CartLine['productid'], text: string) =>
    textOnTheWire(
      text,
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
