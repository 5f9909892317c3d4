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
import { isSameAddon } from '../basket/addon-lines';
import { isSameLine } from '../basket/lines';
import { joinEqualLines, getAddonAmount, getUnitPrice } from '../basket/cart-rules';

const joinEqualCartLines = (cart: CartLine[]) => joinEqualLines(cart, isSameLine, getUnitPrice);
const joinEqualAddonLines = (addons: PackageLine[]) =>
  joinEqualLines(addons, isSameAddon, getAddonAmount);

/** Parsers of the stored slices, which drop unreadable content (specification, section 3). */
export const sliceReaders = {
  innerdress: readDress,
  cart: (content) => readCartLines(content, joinEqualCartLines),
  packages: (content) => readPackageLines(content, joinEqualAddonLines),
  personalised: (content) => readPackageLines(content, joinEqualAddonLines),
  services: readService,
  subservices: readSubservice,
  checkoutstatus: readCheckoutStatus,
  placement: readPlacement,
} satisfies Record<string, (content: unknown) => StoredSlice>;

export const storedSliceKeys = Object.keys(sliceReaders) as (keyof typeof sliceReaders)[];
