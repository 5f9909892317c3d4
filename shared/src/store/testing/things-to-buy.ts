import type { Addon } from 'contract/catalog/addon';
import type { Product } from 'contract/catalog/product';
import type { Choice } from '../basket/lines';

/** Products and add-ons for basket tests. Amounts are in pence. */
export const product = (changes: Partial<Product> = {}): Product => ({
  id: 11,
  name: 'Full-length dress',
  slug: 'full-length-dress',
  price: 14500,
  description: 'Floor length',
  serviceid: 2,
  gender: 'bridal',
  status: true,
  image: '{"picture0":"dress.svg"}',
  meta_title: '',
  meta_keywords: '',
  meta_description: '',
  ...changes,
});

export const addon = (changes: Partial<Addon> = {}): Addon => ({
  id: 2,
  name: 'Stain guard',
  amount: 2050,
  status: false,
  productid: null,
  ...changes,
});

export const standard = (changes: Partial<Addon> = {}): Choice => ({
  addon: addon(changes),
  option: 'standard',
});

/** Only the add-on with id 1 can be personalised (specification, section 9). */
export const personalised = (): Choice => ({
  addon: addon({ id: 1, name: 'Keepsake box', amount: 3000 }),
  option: 'personalised',
});
