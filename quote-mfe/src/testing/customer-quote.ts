import type { CustomerQuoteOnWire } from 'contract/quotes/customer-quotes';

export const openDays = [
  { day: '2031-03-05', morning: 0, afternoon: 2 },
  { day: '2031-03-06', morning: 1, afternoon: 1 },
];

export const offer: NonNullable<CustomerQuoteOnWire['offer']> = {
  version: 1,
  lines: [
    {
      name: 'Two-Bedroom Move',
      description: 'Up to 30 cubic metres, three movers',
      image: '',
      productid: 52,
      service: 'Home Removals',
      quantity: 1,
      price: 64_000,
      amount: 70_000,
      addons: [
        {
          name: 'Packing',
          option: 'standard',
          personalisation: '',
          quantity: 2,
          price: 3_000,
          amount: 6_000,
        },
      ],
    },
    {
      name: 'Piano down two flights',
      description: '',
      image: '',
      productid: 0,
      service: 'Home Removals',
      quantity: 1,
      price: 15_000,
      amount: 15_000,
      addons: [],
    },
  ],
  discount: 5_000,
  discountreason: 'A move in the week',
  deliverycharge: 0,
  deliveryname: '',
  total: 80_000,
  vat: [{ rate: 20, gross: 80_000, vat: 13_333 }],
  method: 'online',
  deposit: { amount: 20_000, restdays: 3 },
  validuntil: '2031-02-28',
  restdueon: '2031-03-03',
  paytime: 'on the day',
  steps: ['Our crew comes to you on the day that you choose.'],
  terms: 'The price counts for the list.\nParking is yours to arrange.',
  message: 'Thank you for your list.',
  needs: [{ trade: 'move', title: 'Your move' }],
  needseventdate: false,
};

const address = { floor: 2, lift: false, parking: 'outside' } as const;

/** A quote that waits for the customer's answer. */
export const customerQuote: CustomerQuoteOnWire = {
  quoteno: 'Q1001',
  state: 'sent',
  statelabel: 'Sent',
  notice: 'You can accept this quote until the end of Friday 28 February 2031.',
  source: 'calculator',
  contact: {
    name: 'Robin',
    last_name: 'Example',
    address: '1 Old Street',
    city: 'London',
    postalcode: 'E16 0AA',
    mobile: '07700900123',
    email: 'robin@example.com',
  },
  journey: {
    from: { address: '1 Old Street', postcode: 'E16 0AA', ...address },
    to: { address: '2 New Road', postcode: 'SE1 7PB', ...address },
  },
  items: [{ id: 'piano', name: 'Upright piano', quantity: 1, litres: 1600 }],
  wisheddays: ['2031-03-06'],
  note: 'A narrow staircase',
  litres: 1600,
  offer,
  days: [{ trade: 'move', days: openDays }],
  photos: [],
  messages: [],
  can: { accept: true, decline: true, ask: true, addphotos: true, pay: false },
  missing: [],
};

const nothing = { accept: false, decline: false, ask: true, addphotos: false, pay: false };

/** A quote that cannot be accepted, with the backend's sentence about its state. */
export const createEndedQuote = (
  state: CustomerQuoteOnWire['state'],
  notice: string,
  changes: Partial<CustomerQuoteOnWire> = {},
): CustomerQuoteOnWire => ({
  ...customerQuote,
  state,
  notice,
  days: [],
  can: nothing,
  ...changes,
});
