import { type CartLine, type PackageLine, createPackagesText } from 'shared/basket';

/**
 * A basket with a dress with two add-ons, one of them personalised, and a removal kit. Amounts are
 * in pence.
 */

const kitText = createPackagesText([]);
const dressText = createPackagesText([
  { addon: { id: 1 }, option: 'personalised' },
  { addon: { id: 2 }, option: 'standard' },
]);

export const dress: CartLine = {
  id: 11,
  productid: 11,
  name: 'Full-length dress',
  slug: 'full-length-dress',
  price: 14500,
  description: 'Floor length',
  serviceid: 2,
  gender: 'bridal',
  status: true,
  image: '{"picture0":"dress.svg"}',
  meta_title: '',
  meta_keywords: '',
  meta_description: '',
  packages: dressText,
  cartamount: 29000,
  cartquantity: 2,
};

export const kit: CartLine = {
  ...dress,
  id: 71,
  productid: 71,
  name: 'Removal Kit B',
  slug: 'removal-kit-b',
  price: 34300,
  serviceid: 3,
  status: false,
  packages: kitText,
  cartamount: 34300,
  cartquantity: 1,
};

const addon = { productid: 11, ustring: dressText, cartquantity: 2 };

export const stainGuard: PackageLine = {
  ...addon,
  id: 2,
  name: 'Stain guard',
  amount: 2050,
  cartamount: 4100,
};

export const keepsakeBox: PackageLine = {
  ...addon,
  id: 1,
  name: 'Keepsake box',
  amount: 5500,
  cartamount: 11000,
};

export const filledBasket = {
  cart: [dress, kit],
  packages: [stainGuard],
  personalised: [keepsakeBox],
};

/** Responses of the backend. Only removal kits have a delivery charge, which is £35. */
export const deliveryResponses = {
  'GET users/getservices': {
    body: [
      { id: 2, name: 'Dress cleaning', slug: 'dress-cleaning', delivery: null },
      { id: 3, name: 'Removal kits', slug: 'removal-kits', delivery: 4 },
    ],
  },
  'GET users/getdeliverycharges': {
    body: [{ id: 4, name: 'Pallet delivery', delivery_charge: '35.00' }],
  },
};
