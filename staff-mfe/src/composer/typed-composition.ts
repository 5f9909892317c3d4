import type { freeLineVatRates } from 'contract/compose/composition';
import type { FoundProduct, FoundService } from 'contract/compose/price-calls';
import type { AddonOption } from 'contract/catalog/addon-price';

/**
 * A composition as staff have typed it. Quantities and amounts are texts, so that nothing typed is
 * lost, not even '1,25' on the way to '1,250'. `readComposition` turns it into a composition.
 */
export interface TypedComposition {
  lines: TypedLine[];
  discount: TypedDiscount;
  /** Amount of the delivery, or '' for the delivery charge of the shop. */
  delivery: string;
}

export type TypedLine = TypedProductLine | TypedFreeLine;

interface LineFields {
  /** Identifies the line on the page. */
  key: string;
  /** Id of a line of the changed order or quote, whose unit prices are kept. */
  lineid?: number;
  quantity: string;
}

export interface TypedProductLine extends LineFields {
  type: 'product';
  productid: number;
  /** Name in the catalogue when the line was added. */
  name: string;
  /** Service of the product when the line was added. Undefined for a line of an order or a quote. */
  serviceid?: number;
  addons: TypedAddon[];
  /** Add-ons that the product offers. Undefined until they are read. */
  offers?: OfferedAddon[];
}

export type OfferedAddon = FoundProduct['addons'][number];

export interface TypedAddon {
  addonid: number;
  option: AddonOption;
  personalisation: string;
  quantity: string;
}

export interface TypedFreeLine extends LineFields {
  type: 'free';
  /** The service as which the line counts. 0 until the services are read. */
  serviceid: number;
  text: string;
  price: string;
  vatrate: VatRate;
}

export type VatRate = (typeof freeLineVatRates)[number];

export interface TypedDiscount {
  /** An amount such as '20', or a percentage such as '10%'. '' for no discount. */
  text: string;
  reason: string;
}

export const emptyComposition: TypedComposition = {
  lines: [],
  discount: { text: '', reason: '' },
  delivery: '',
};

export const createProductLine = (
  { productid, name, serviceid, addons: offers }: FoundProduct,
  quantity: number,
): TypedProductLine => ({
  key: crypto.randomUUID(),
  type: 'product',
  productid,
  name,
  serviceid,
  quantity: String(quantity),
  addons: [],
  offers,
});

/** Returns a free line that counts as work of a service and has the VAT rate of this service. */
export const createFreeLine = (text: string, service: FoundService | undefined): TypedFreeLine => ({
  key: crypto.randomUUID(),
  type: 'free',
  serviceid: service?.serviceid ?? 0,
  text,
  price: '',
  quantity: '1',
  vatrate: (service?.vatrate ?? 20) as VatRate,
});
