export const progress = [
  {
    trade: 'care',
    title: 'Garments in care',
    step: 'in_care',
    steps: [
      {
        step: 'received',
        label: 'Order received',
        reached: true,
        at: '2026-03-03T10:00:00.000Z',
      },
      { step: 'in_care', label: 'In our care', reached: true, at: '2026-03-05T10:00:00.000Z' },
      { step: 'ready', label: 'Ready', reached: false },
    ],
  },
];

export const staffOrder = {
  orderno: 'SLR10001',
  userid: 7,
  totalamount: 378,
  deliverycharge: 35,
  payment_method: 'online',
  payment: 'Card payment',
  transactionid: 'pi_1',
  state: 'paid',
  createdat: '2026-03-03T10:00:00.000Z',
  customer: {
    name: 'Some',
    last_name: 'One',
    address: '1 Example Street',
    mobile: '07700900123',
    city: 'London',
    postalcode: 'E16 0AA',
    email: 'someone@example.com',
  },
  lines: [{ orderid: 'SLR10001', name: 'Removal Kit B', quantity: 1, totalamount: 343 }],
  moves: ['completed', 'cancelled'],
  history: [{ state: 'paid', cause: 'payment pi_1', at: '2026-03-03T10:01:00.000Z' }],
};
