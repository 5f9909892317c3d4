/**
 * Catalogue of the second backend. The catalogue has only fields of the specification (section 3),
 * and contains some numbers as text.
 */
export const services = [
  {
    id: 1,
    name: 'Gown Care',
    picture: 'gown.svg',
    slug: 'gown-care',
    priority: 9,
    isHome: 1,
    hasSubservices: 1,
    type: 'care',
    meta_title: 'Gown care in London',
    meta_keywords: 'gown, care',
    meta_description: 'Cleaning and care of gowns.',
    delivery: 2,
  },
  {
    id: 2,
    name: 'Moving Boxes',
    picture: 'boxes.svg',
    slug: 'moving-boxes',
    priority: '7',
    isHome: '1',
    hasSubservices: '0',
    type: '',
    meta_title: '',
    meta_keywords: '',
    meta_description: '',
    delivery: '1',
  },
  {
    id: 3,
    name: 'Piano Moves',
    picture: 'piano.svg',
    slug: 'piano-moves',
    priority: 8,
    isHome: 0,
    hasSubservices: 0,
    type: '',
    meta_title: '',
    meta_keywords: '',
    meta_description: '',
    delivery: 1,
  },
];

export const subservices = [
  { name: 'Silk', picture: 'silk.svg' },
  { name: 'Lace', picture: 'lace.svg' },
];

export const products = [
  {
    id: 11,
    name: 'Silk Gown Clean',
    slug: 'silk-gown-clean',
    price: '120.50',
    description: 'one gown with train',
    serviceid: 1,
    gender: 'bridal',
    status: 1,
    image: '{"picture0":"silk-gown.svg"}',
    meta_title: '',
    meta_keywords: '',
    meta_description: '',
  },
  {
    id: 12,
    name: 'Veil Clean',
    slug: 'veil-clean',
    price: 35,
    description: '',
    serviceid: 1,
    gender: 'bridal',
    status: 0,
    image: '{"picture0":"veil.svg","picture1":"veil-2.svg"}',
    meta_title: '',
    meta_keywords: '',
    meta_description: '',
  },
  {
    id: 21,
    name: 'Book Box',
    slug: 'book-box',
    price: 2.95,
    description: '330 x 330 x 330 mm',
    serviceid: '2',
    gender: 'box',
    status: 0,
    image: '{"picture0":"book-box.svg"}',
    meta_title: '',
    meta_keywords: '',
    meta_description: '',
  },
  {
    id: 22,
    name: 'Box Without Picture',
    slug: 'box-without-picture',
    price: 1,
    description: '',
    serviceid: 2,
    gender: 'box',
    status: 0,
    image: '',
    meta_title: '',
    meta_keywords: '',
    meta_description: '',
  },
];

export const packages = [
  { id: 1, name: 'Keepsake Box', amount: '40', status: 0, productid: '' },
  { id: 2, name: 'Express', amount: 25, status: 0, productid: '' },
];

export const deliveryCharges = [
  { id: 1, name: 'Parcel', delivery_charge: '6.50' },
  { id: 2, name: 'Insured Courier', delivery_charge: 18 },
];

export const picture = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 4 3"><rect width="4" height="3" fill="#e7dfd2"/></svg>`;
