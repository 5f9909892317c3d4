import { addonSchema } from './addon.ts';
import { readList, readRecord } from './answers.ts';
import { customerSchema } from './customer.ts';
import { deliveryChargeSchema } from './delivery-charge.ts';
import type { paths } from '../generated/openapi.ts';
import { productImages, productSchema } from './product.ts';
import { serviceSchema } from './service.ts';

/**
 * Response type of our backend by its OpenAPI document. An incompatible change of the document fails the type check
 * here.
 */
type Answer<Path extends keyof paths> = paths[Path] extends {
  get: { responses: { 200: { content: { 'application/json': infer Body } } } };
}
  ? Body
  : never;

const meta = { meta_title: 'T', meta_keywords: 'k', meta_description: 'D' };

const services: Answer<'/users/getservices'> = [
  {
    id: 3,
    name: 'Removal Kits',
    picture: 'a.svg',
    slug: 'removal-kits',
    priority: 80,
    isHome: 1,
    hasSubservices: 0,
    type: '',
    delivery: 3,
    ...meta,
  },
];

const product: Answer<'/users/getproductbyslug/{slug}'> = {
  status: true,
  data: {
    id: 70,
    name: 'Removal Kit A',
    slug: 'removal-kit-a',
    price: 239.5,
    description: '40 boxes',
    serviceid: 3,
    gender: 'kit',
    status: 1,
    image: '{"picture0":"a.svg"}',
    ...meta,
  },
};

const addons: Answer<'/users/getpackages/{group}'> = {
  status: true,
  data: [{ id: 1, name: 'Keepsake Box', amount: 35, status: 0, productid: null }],
};

const charges: Answer<'/users/getdeliverycharges'> = {
  status: true,
  data: [{ id: 1, name: 'Standard UK Delivery', delivery_charge: 9.5 }],
};

const customer: Answer<'/users/getcustomers/{userid}'> = {
  id: 4,
  userid: 9,
  name: 'Ann',
  last_name: '',
  address: '',
  mobile: '',
  city: '',
  postalcode: '',
};

describe('responses of our backend, by its OpenAPI document', () => {
  it('are read as services', () => {
    expect(readList(serviceSchema, services)).toEqual([
      { ...services[0], isHome: true, hasSubservices: false },
    ]);
  });

  it('are read as a product, its price in pence', () => {
    const read = readRecord(productSchema, product);
    expect(read).toEqual({ ...product.data, price: 23_950, status: true });
    expect(read && productImages(read)).toEqual(['a.svg']);
  });

  it('are read as add-ons, their amounts in pence', () => {
    expect(readList(addonSchema, addons)).toEqual([
      { ...addons.data[0], amount: 3500, status: false },
    ]);
  });

  it('are read as delivery options, their charges in pence', () => {
    expect(readList(deliveryChargeSchema, charges)).toEqual([
      { ...charges.data[0], delivery_charge: 950 },
    ]);
  });

  it('are read as a customer', () => {
    expect(readRecord(customerSchema, customer)).toEqual(customer);
  });
});
