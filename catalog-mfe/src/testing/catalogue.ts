/** A small catalogue in the response format of the specification (section 7). */
const service = {
  picture: 'service.svg',
  priority: 1,
  isHome: 0,
  hasSubservices: 0,
  type: '',
  meta_title: '',
  meta_keywords: '',
  meta_description: '',
  delivery: 1,
};

export const dressCare = {
  ...service,
  id: 1,
  name: 'Dress Care',
  slug: 'dress-care',
  priority: 10,
  isHome: 1,
  hasSubservices: 1,
  type: 'garment',
  meta_title: 'Dress care by hand',
  meta_keywords: 'dress, care',
  meta_description: 'We care for dresses.',
};

export const boxes = {
  ...service,
  id: 2,
  name: 'Boxes',
  slug: 'boxes',
  priority: '30',
  isHome: '1',
};

export const removals = { ...service, id: 3, name: 'Removals', slug: 'removals', priority: 20 };

const product = {
  price: '195.00',
  description: 'Floor length',
  serviceid: 1,
  gender: 'bridal',
  status: 0,
  image: '{"picture0":"one.svg"}',
  meta_title: '',
  meta_keywords: '',
  meta_description: '',
};

export const gown = { ...product, id: 11, name: 'Gown Clean', slug: 'gown-clean' };

export const veil = {
  ...product,
  id: 12,
  name: 'Veil Clean',
  slug: 'veil-clean',
  price: 65,
  description: '',
  image: '{"picture0":"front.svg","picture1":"back.svg"}',
};

export const crate = {
  ...product,
  id: 21,
  name: 'Crate',
  slug: 'crate',
  serviceid: 2,
  gender: 'materials',
  price: 12.5,
};

export const keepsake = { id: 1, name: 'Keepsake Box', amount: 35, status: 0, productid: null };
export const express = { id: 2, name: 'Express', amount: '45', status: '0', productid: null };
