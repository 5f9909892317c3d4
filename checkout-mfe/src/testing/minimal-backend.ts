import type { fakeBackend } from 'shared/testing';

/** Saved delivery details, with the field names of the specification (section 3). */
export const customer = {
  id: 5,
  name: 'Ada',
  last_name: 'Example',
  address: '1 Example Street / Flat 2',
  mobile: '02079460123',
  city: 'London',
  postalcode: 'E16 0AA',
  userid: 7,
};

/**
 * Responses of a backend with only the calls of the specification (section 7). If section 7 does
 * not describe a response, the response is `{}`.
 */
export const createMinimalResponses = (): Parameters<typeof fakeBackend>[0] => ({
  'GET users/getservices': {
    body: [
      { id: 1, name: 'Removals', delivery: 1 },
      { id: 3, name: 'Dress cleaning', delivery: '2' },
    ],
  },
  'GET users/getdeliverycharges': {
    body: {
      data: [
        { id: 1, name: 'Van delivery', delivery_charge: '15' },
        { id: 2, name: 'Dress courier', delivery_charge: 12.5 },
      ],
    },
  },
  'GET users/getusers/7': { body: [{ id: 7, name: 'Ada' }] },
  'GET users/getcustomers/7': { body: [customer] },
  'GET users/getorders': { body: [{ id: 1 }, { id: 2 }] },
  'POST users/orderplace': { body: {} },
  'POST users/orderproducts': { body: {} },
  'POST users/addtopackage': { body: {} },
});

export const mailCall =
  'GET users/getmail/7/SLR10003/Ada/Example/1%20Example%20Street%20%2F%20Flat%202/743' +
  '/Full%20length%20dress%20clean/dress.svg/185/2';
