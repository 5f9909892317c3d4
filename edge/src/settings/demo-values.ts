const demoUrl = (path: string) => `https://example.com/${path}`;

export const demoSocial = [
  { label: 'Facebook', href: demoUrl('facebook') },
  { label: 'Instagram', href: demoUrl('instagram') },
  { label: 'Pinterest', href: demoUrl('pinterest') },
];

export const demoMenus = [
  {
    label: 'Moving',
    href: demoUrl('moving'),
    items: [
      { label: 'Home moves', href: demoUrl('moving/home') },
      { label: 'Office moves', href: demoUrl('moving/office') },
      { label: 'International moves', href: demoUrl('moving/international') },
    ],
  },
  {
    label: 'Logistics',
    href: demoUrl('logistics'),
    items: [
      { label: 'Pallet delivery', href: demoUrl('logistics/pallets') },
      { label: 'Same-day courier', href: demoUrl('logistics/same-day') },
      { label: 'Warehousing', href: demoUrl('logistics/warehousing') },
    ],
  },
  { label: 'Storage', href: demoUrl('storage'), items: [] },
  { label: 'Packing Materials', href: demoUrl('packing-materials'), items: [] },
  { label: 'Contact Us', href: demoUrl('contact'), items: [] },
];
