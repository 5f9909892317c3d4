import type { PricedComposition } from 'contract/compose/price-calls';
import type { Composition } from 'contract/compose/composition';
import type { FakeResponse, RecordedCall } from 'shared/testing';

const box = {
  productid: 10,
  name: 'Large Box',
  description: '',
  serviceid: 3,
  service: 'Packing materials',
  price: 250,
  image: '',
  addons: [],
};

const veil = {
  productid: 20,
  name: 'Veil Box',
  description: '',
  serviceid: 4,
  service: 'Wedding dresses',
  price: 4000,
  image: '',
  addons: [
    { addonid: 1, name: 'Ribbon', price: 500, personalisedprice: 5500 },
    { addonid: 2, name: 'Tissue', price: 300, personalisedprice: null },
  ],
};

const crew = {
  productid: 30,
  name: 'Van and crew',
  description: '',
  serviceid: 5,
  service: 'Removals',
  price: 30000,
  image: '',
  addons: [],
};

const products = [box, veil, crew];

const services = [
  { serviceid: 3, name: 'Packing materials', kind: 'goods', vatrate: 20, trade: null },
  { serviceid: 5, name: 'Removals', kind: 'move', vatrate: 20, trade: 'move' },
];

/** Returns the products whose names contain the search. */
const findProducts = ({ body }: RecordedCall) => {
  const { search } = body as { search: string };
  const data = products.filter(({ name }) => name.toLowerCase().includes(search.toLowerCase()));
  return { body: { status: true, data, services } };
};

export interface PriceBody {
  composition: Composition;
  method: string;
}

/** Prices lines by the catalogue above, as a simple backend. Delivery costs £5 for 'online'. */
export function priceByCatalogue(
  { composition, method }: PriceBody,
  changes: Partial<PricedComposition> = {},
): PricedComposition {
  const lines = composition.lines.map((line, index) => {
    const product = products.find(
      ({ productid }) => 'productid' in line && productid === line.productid,
    );
    const price = line.type === 'free' ? line.price : (product?.price ?? 0);
    const addons = line.type === 'free' ? [] : line.addons;
    return {
      index,
      name: line.type === 'free' ? line.text : (product?.name ?? ''),
      price,
      catalogueprice: price,
      amount: price * line.quantity,
      addons: addons.map(({ addonid, option, quantity }) => {
        const offer = product?.addons.find((candidate) => candidate.addonid === addonid);
        const addonPrice = option === 'personalised' ? 5500 : (offer?.price ?? 0);
        return {
          addonid,
          name: offer?.name ?? '',
          price: addonPrice,
          amount: addonPrice * quantity,
          problem: '',
        };
      }),
      kind: product === crew ? ('move' as const) : ('goods' as const),
      serviceid: (line.type === 'free' ? line.serviceid : product?.serviceid) ?? 0,
      vatrate: 20,
      problem: '',
    };
  });
  const linesum = lines.reduce(
    (sum, { amount, addons }) =>
      addons.reduce((total, addon) => total + addon.amount, sum + amount),
    0,
  );
  const { percent, amount = 0 } = composition.discount ?? {};
  const discount = percent === undefined ? amount : Math.round((linesum * percent) / 100);
  const deliverycharge = composition.delivery ?? (method === 'online' ? 500 : 0);
  const total = linesum - discount + deliverycharge;
  return {
    lines,
    linesum,
    discount,
    deliverycharge,
    deliveryname: 'Delivery',
    total,
    vat: [{ rate: 20, gross: total, vat: Math.round(total / 6) }],
    trades: lines.some(({ kind }) => kind === 'move') ? ['move'] : [],
    deposit: null,
    limit: { percent: 10, isexceeded: false, problem: '' },
    problem: '',
    ...changes,
  };
}

export const PRICE = 'POST staff/compositions/price';
export const FIND_PRODUCTS = 'POST staff/compositions/products';

/** Responses to the calls of the composer. */
export const compositionResponses: Record<string, FakeResponse> = {
  [PRICE]: ({ body }) => ({ body: { status: true, data: priceByCatalogue(body as PriceBody) } }),
  [FIND_PRODUCTS]: findProducts,
};
