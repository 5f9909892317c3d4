import type { StoredState } from './stored-state.ts';

/**
 * A basket of the second backend's products, in the format of local storage (pence). Contains a
 * gown with a standard and a personalised add-on, and two book boxes. The total is £206.40, or
 * £224.40 with card payment.
 */
const options =
  '[{"id":1,"name":"Keepsake Box","amount":55,"option":"personalised"},' +
  '{"id":2,"name":"Express","amount":25,"option":"standard"}]';
const meta = { meta_title: '', meta_keywords: '', meta_description: '' };

const gown = {
  ...meta,
  id: 11,
  productid: 11,
  name: 'Silk Gown Clean',
  slug: 'silk-gown-clean',
  price: 12_050,
  description: 'one gown with train',
  serviceid: 1,
  gender: 'bridal',
  status: true,
  image: '{"picture0":"silk-gown.svg"}',
  packages: options,
  cartquantity: 1,
  cartamount: 12_050,
};
const box = {
  ...meta,
  id: 21,
  productid: 21,
  name: 'Book Box',
  slug: 'book-box',
  price: 295,
  description: '330 x 330 x 330 mm',
  serviceid: 2,
  gender: 'box',
  status: false,
  image: '{"picture0":"book-box.svg"}',
  packages: '[]',
  cartquantity: 2,
  cartamount: 590,
};
const addonFields = { productid: 11, ustring: options, cartquantity: 1 };
const express = { ...addonFields, id: 2, name: 'Express', amount: 2500, cartamount: 2500 };
const keepsake = { ...addonFields, id: 1, name: 'Keepsake Box', amount: 5500, cartamount: 5500 };

export const secondBasket: StoredState = {
  cart: [gown, box],
  packages: [express],
  personalised: [keepsake],
  checkoutstatus: 1,
};

/**
 * The lines of the second backend's basket above in the format of the API. Amounts are in pounds,
 * and flags are numbers (rules 14 and 41).
 */
export const apiSecondBasket = {
  products: [
    { ...gown, status: 1, price: 120.5, cartamount: 120.5 },
    { ...box, status: 0, price: 2.95, cartamount: 5.9 },
  ],
  packages: [{ ...express, amount: 25, cartamount: 25 }],
  personalised: [
    { id: 1, productid: 11, name: 'Keepsake Box', amount: 55, cartquantity: 1, cartamount: 55 },
  ],
};
