/** Placeholder links for missing settings. */
const demo = (path: string) => `https://example.com/${path}`;

export const demoSocial = [
  { label: 'Facebook', href: demo('facebook') },
  { label: 'Instagram', href: demo('instagram') },
  { label: 'Pinterest', href: demo('pinterest') },
];

/** The external menus (specification, section 1). */
export const demoMenus = [
  {
    label: 'Moving',
    href: demo('moving'),
    items: [
      { label: 'Home moves', href: demo('moving/home') },
      { label: 'Office moves', href: demo('moving/office') },
      { label: 'International moves', href: demo('moving/international') },
    ],
  },
  {
    label: 'Logistics',
    href: demo('logistics'),
    items: [
      { label: 'Pallet delivery', href: demo('logistics/pallets') },
      { label: 'Same-day courier', href: demo('logistics/same-day') },
      { label: 'Warehousing', href: demo('logistics/warehousing') },
    ],
  },
  { label: 'Storage', href: demo('storage'), items: [] },
  { label: 'Packing Materials', href: demo('packing-materials'), items: [] },
  { label: 'Contact Us', href: demo('contact'), items: [] },
];
