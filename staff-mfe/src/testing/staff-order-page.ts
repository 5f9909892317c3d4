import { orderActionNames } from 'contract/order-actions/order-actions';
import { progress } from './staff-order';

const placedAt = '2026-03-03T10:00:00.000Z';

const entry = (id: string, kind: string, title: string, additionalFields: object = {}) => ({
  id,
  kind,
  title,
  text: '',
  reason: '',
  by: '',
  at: placedAt,
  ...additionalFields,
});

/** Response with an order for its staff page. Amounts are in pounds. */
export const staffOrderPage = {
  id: 1,
  orderno: 'SLR10001',
  version: 3,
  state: 'awaiting_collection',
  statelabel: 'To be paid on the day',
  createdat: placedAt,
  userid: 7,
  hasaccount: false,
  customer: {
    name: 'Some',
    last_name: 'One',
    address: '1 Example Street',
    city: 'London',
    postalcode: 'E16 0AA',
    mobile: '07700900123',
    email: 'someone@example.com',
  },
  lines: [
    {
      orderid: 'SLR10001',
      name: 'Removal with van',
      quantity: 1,
      totalamount: 343,
      productid: 5,
      image: '',
      price: 288,
      ordertotal: 378,
      deliverycharge: 35,
      state: 'awaiting_collection',
      payment_method: 'offline',
      createdat: placedAt,
      packages: [
        {
          id: 1,
          name: 'Keepsake Box',
          option: 'personalised',
          amount: 55,
          cartquantity: 1,
          cartamount: 55,
          personalisation: 'For Ada',
        },
      ],
    },
  ],
  addressnotes: [],
  capacitynotes: [],
  hold: null,
  remindersoff: false,
  deliverycharge: 35,
  deliveryname: 'Delivery',
  totalamount: 378,
  note: 'The bell is broken',
  eventdate: null,
  duedate: null,
  latefrom: null,
  payment: 'To be paid on the day',
  payment_method: 'offline',
  payments: [],
  sessions: [],
  schedule: {
    move: {
      date: '2031-03-03',
      half: 'morning',
      note: 'A piano',
      from: {
        address: '1 Old Street',
        postcode: 'E16 0AA',
        floor: 2,
        lift: false,
        parking: 'permit',
      },
    },
  },
  daytitles: { move: 'Move', visit: 'Collection' },
  days: [
    {
      trade: 'move',
      title: 'Move',
      date: '2031-03-03',
      half: 'morning',
      second: null,
      state: 'held',
      helduntil: '2031-02-20T10:00:00.000Z',
    },
  ],
  progress,
  links: { count: 1, until: '2026-06-01T10:00:00.000Z' },
  actions: orderActionNames.map((name) => ({ name, refusal: '' })),
  timeline: [
    entry('mail-2', 'mail', 'Mail: Confirmation', {
      mail: { id: 2, status: 'failed', to: 'customer', error: 'mailbox full', attempts: 16 },
    }),
    entry('history-1', 'placed', 'Placed', { by: 'placed' }),
  ],
};
