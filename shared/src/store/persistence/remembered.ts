import type { CartLine, PackageLine } from 'contract/basket/lines';
import {
  type StoredSlice,
  readCartLines,
  readCheckoutStatus,
  readDress,
  readPackageLines,
  readPlacement,
  readService,
  readSubservice,
} from 'contract/storage/stored-slices';
import { sameAddon } from '../basket/addon-lines';
import { sameLine } from '../basket/lines';
import { joinTwins, unitAmount, unitPrice } from '../basket/rules';

const oncePerProduct = (cart: CartLine[]) => joinTwins(cart, sameLine, unitPrice);
const oncePerAddon = (addons: PackageLine[]) => joinTwins(addons, sameAddon, unitAmount);

/**
 * The slices in local storage, each with the function that reads its content (specification, section 3). The functions
 * drop unreadable content.
 */
export const remembered = {
  innerdress: readDress,
  cart: (content) => readCartLines(content, oncePerProduct),
  packages: (content) => readPackageLines(content, oncePerAddon),
  personalised: (content) => readPackageLines(content, oncePerAddon),
  services: readService,
  subservices: readSubservice,
  checkoutstatus: readCheckoutStatus,
  placement: readPlacement,
} satisfies Record<string, (content: unknown) => StoredSlice>;

export const rememberedKeys = Object.keys(remembered) as (keyof typeof remembered)[];
