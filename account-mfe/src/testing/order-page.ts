const addonsJson = JSON.stringify([
  { id: 1, option: 'personalised', personalisation: 'Ada & Tom' },
]);

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

export const orderPage = {
  customer: {
    name: 'Robin',
    last_name: 'Example',
    address: '1 Example Street',
    city: 'London',
    postalcode: 'SW1A 1AA',
  },
  lines: [
    {
      orderid: 'SLR10002',
      name: 'Tea-Length Dress Clean',
      quantity: 1,
      totalamount: 200,
      productid: 1,
      image: '',
      price: 145,
      packages: [
        {
          id: 1,
          name: 'Keepsake Box',
          amount: 55,
          option: 'personalised',
          cartquantity: 1,
          cartamount: 55,
          personalisation: 'Ada & Tom',
        },
      ],
      ordertotal: 200,
      deliverycharge: 0,
      state: 'paid',
      payment_method: 'online',
      createdat: '2026-03-03T10:00:00.000Z',
      note: 'Ring twice',
    },
  ],
  payment: 'Paid by card',
  deliveryname: '',
  progress,
  vat: { number: 'GB 123 4567 89', lines: [{ rate: 20, gross: 200, vat: 33.33 }] },
  cancel: { refusal: 'over', lastday: null, refund: 0 },
  again: {
    cart: [
      {
        id: 1,
        productid: 1,
        name: 'Tea-Length Dress Clean',
        slug: 'tea-length-dress-clean',
        price: 145,
        description: '',
        serviceid: 1,
        gender: '',
        status: 1,
        image: '{}',
        meta_title: '',
        meta_keywords: '',
        meta_description: '',
        packages: addonsJson,
        cartamount: 145,
        cartquantity: 1,
      },
    ],
    packages: [],
    personalised: [
      {
        id: 1,
        productid: 1,
        ustring: addonsJson,
        name: 'Keepsake Box',
        amount: 55,
        cartquantity: 1,
        cartamount: 55,
      },
    ],
  },
};
