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
