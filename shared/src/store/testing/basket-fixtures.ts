import type { Addon } from 'contract/catalog/addon';
import type { Product } from 'contract/catalog/product';
import type { AddonChoice } from '../basket/lines';

/** Products and add-ons for basket tests. Amounts are in pence. */
export const createProduct = (overrides: Partial<Product> = {}): Product => ({
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
  ...overrides,
});

export const createAddon = (overrides: Partial<Addon> = {}): Addon => ({
  id: 2,
  name: 'Stain guard',
  amount: 2050,
  status: false,
  productid: null,
  ...overrides,
});

export const createStandardChoice = (overrides: Partial<Addon> = {}): AddonChoice => ({
  addon: createAddon(overrides),
  option: 'standard',
});

/** Only the add-on with id 1 can be personalised (specification, section 9). */
export const createPersonalisedChoice = (): AddonChoice => ({
  addon: createAddon({ id: 1, name: 'Keepsake box', amount: 3000 }),
  option: 'personalised',
});
