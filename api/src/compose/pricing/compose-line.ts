import type {
  ComposedAddon,
  ComposedFreeLine,
  ComposedLine,
  ComposedProductLine,
} from 'contract/compose/composition';
import { isPersonalisation } from 'contract/basket/personalisation';
import { createPackagesText } from 'contract/basket/options-text';
import { getFulfilmentKind } from 'contract/catalog/fulfilment';
import { FREE_LINE_PRODUCT_ID } from 'contract/orders/free-line';
import type { Prices } from '../../catalog/reads/pricing.ts';
import type { AddonQuantity } from '../../pricing/addon-quantities.ts';
import { describeRefusal, type Refusal } from '../../pricing/basket-refused-error.ts';
import {
  findAddonRefusal,
  findLineRefusal,
  isOrderableQuantity,
  priceAddon,
  priceLine,
} from '../../pricing/price-order.ts';
import type { PricedAddon, PricedLine } from '../../pricing/priced-order.ts';
import type { SavedLine, SavedLines } from './saved-prices.ts';

/** An add-on as priced, or as refused with a sentence in `problem`. */
interface AddonResult {
  addonid: number;
  name: string;
  priced: PricedAddon | null;
  problem: string;
}

/** A composed line as priced, or as refused with a sentence in `problem`. */
export interface LineResult {
  /** Name of the line, or '' for an unknown product. */
  name: string;
  /** Null for a line with a problem. */
  priced: PricedLine | null;
  /** Present price of one piece in the catalogue, in pence. */
  cataloguePrice: number;
  addons: AddonResult[];
  problem: string;
}

/** Prices a composed line. `index` is its index in the composition. */
export function composeLine(
  line: ComposedLine,
  index: number,
  prices: Prices,
  savedLines: SavedLines,
): LineResult {
  const savedLine = line.lineid === undefined ? undefined : savedLines.get(line.lineid);
  if (line.type === 'free') return composeFreeLine(line, index, prices, savedLine);
  const isSameProduct = savedLine?.productid === line.productid;
  return composeProductLine(line, index, prices, isSameProduct ? savedLine : undefined);
}

function composeFreeLine(
  { serviceid, text, price, quantity, vatrate: vatRate }: ComposedFreeLine,
  index: number,
  { services }: Prices,
  savedLine: SavedLine | undefined,
): LineResult {
  const service = services.get(serviceid);
  const result = { name: text, cataloguePrice: price, addons: [] };
  if (service === undefined)
    return { ...result, priced: null, problem: `The service of '${text}' does not exist.` };
  if (!isOrderableQuantity(quantity))
    return { ...result, priced: null, problem: describeQuantity(index, text) };
  const kind =
    savedLine?.serviceid === serviceid
      ? savedLine.kind
      : getFulfilmentKind({ id: null, name: '' }, service);
  const priced: PricedLine = {
    productid: FREE_LINE_PRODUCT_ID,
    serviceid,
    vatRate,
    name: text,
    image: '',
    kind,
    price,
    packages: '',
    quantity,
    amount: price * quantity,
    addons: [],
  };
  return { ...result, priced, problem: '' };
}

function composeProductLine(
  line: ComposedProductLine,
  index: number,
  prices: Prices,
  savedLine: SavedLine | undefined,
): LineResult {
  const { productid, quantity } = line;
  const packages = createPackagesText(
    line.addons.map(({ addonid, option, personalisation = '' }) => ({
      addon: { id: addonid },
      option,
      personalisation,
    })),
  );
  const orderedQuantity = { productid, packages, cartquantity: quantity };
  const cataloguePrice = prices.products.get(productid)?.price ?? savedLine?.price ?? 0;
  const addons = line.addons.map((addon, position) => {
    const isTwice = line.addons.slice(0, position).some(({ addonid }) => addonid === addon.addonid);
    return composeAddon(addon, { index, productid, isTwice }, prices, savedLine);
  });
  const ownProblem =
    savedLine === undefined
      ? describeLineRefusal(findLineRefusal(orderedQuantity, index, prices))
      : isOrderableQuantity(quantity)
        ? ''
        : describeQuantity(index, savedLine.name);
  const problem = ownProblem || (addons.find((addon) => addon.problem !== '')?.problem ?? '');
  const name =
    savedLine?.name ??
    prices.products.get(productid)?.name ??
    prices.formerNames.products.get(productid) ??
    '';
  const pricedLine =
    savedLine === undefined
      ? priceLine(orderedQuantity, prices)
      : { ...savedLine, packages, quantity, amount: savedLine.price * quantity, addons: [] };
  if (problem !== '' || pricedLine === null)
    return { name, priced: null, cataloguePrice, addons, problem };
  const priced = { ...pricedLine, addons: addons.flatMap((addon) => addon.priced ?? []) };
  return { name, priced, cataloguePrice, addons, problem };
}

interface AddonPosition {
  /** Index of the line in the composition. */
  index: number;
  productid: number;
  isTwice: boolean;
}

function composeAddon(
  { addonid, option, personalisation = '', quantity }: ComposedAddon,
  { index, productid, isTwice }: AddonPosition,
  prices: Prices,
  savedLine: SavedLine | undefined,
): AddonResult {
  const text = option === 'personalised' ? personalisation : '';
  const addon: AddonQuantity = {
    line: index,
    id: addonid,
    option,
    quantity,
    personalisation: text,
  };
  const savedAddon = savedLine?.addons.find(
    (addon) => addon.addonid === addonid && addon.option === option,
  );
  const name =
    savedAddon?.name ??
    prices.addons.get(addonid)?.name ??
    prices.formerNames.addons.get(addonid) ??
    '';
  const problem = findAddonProblem(addon, { productid, isTwice, name }, prices, savedAddon);
  const priced =
    savedAddon === undefined
      ? priceAddon(addon, productid, prices)
      : {
          ...savedAddon,
          personalisation: text,
          quantity,
          amount: savedAddon.price * quantity,
        };
  return { addonid, name, priced: problem === '' ? priced : null, problem };
}

function findAddonProblem(
  addon: AddonQuantity,
  { productid, isTwice, name }: { productid: number; isTwice: boolean; name: string },
  prices: Prices,
  savedAddon: SavedLine['addons'][number] | undefined,
): string {
  if (isTwice) return `The add-on '${name}' is chosen twice for one product.`;
  if (addon.personalisation !== '' && !isPersonalisation(addon.personalisation))
    return `The text of '${name}' can only have letters, digits, spaces and ' & . , -`;
  if (savedAddon === undefined)
    return describeLineRefusal(findAddonRefusal(addon, productid, prices));
  return isOrderableQuantity(addon.quantity) ? '' : describeQuantity(addon.line, name);
}

function describeLineRefusal(refusal: Refusal | null): string {
  if (refusal === null) return '';
  if (refusal.name !== '') return describeRefusal(refusal);
  return `This ${refusal.addonid === null ? 'product' : 'add-on'} does not exist.`;
}

const describeQuantity = (line: number, name: string): string =>
  describeRefusal({ line, productid: 0, addonid: null, name, reason: 'quantity' });
