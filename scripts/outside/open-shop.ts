import { createShopTarget } from '../targets/shop-target.ts';

interface ShopArguments {
  shop?: string | undefined;
  insecure?: boolean | undefined;
}

/** Connects to the shop at `--shop` or RELEASE_TO. Throws if neither is set. */
export function openShop(values: ShopArguments) {
  const address = findShopAddress(values);
  if (address) return createShopTarget(address, values.insecure ?? false);
  throw new Error("Name the shop: set RELEASE_TO, or add '-- --shop https://shop.example'.");
}

export const findShopAddress = ({ shop }: ShopArguments): string | undefined =>
  shop ?? process.env['RELEASE_TO']?.trim();
