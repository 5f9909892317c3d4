import { kitDescriptions } from 'contract/catalog/kit-descriptions';
import type { Kit } from 'contract/catalog/kits';
import type { Product } from 'contract/catalog/product';
import { formatKitSize, kits } from 'shared/data';

/** A compiled kit has no service, because a section-7 backend does not name one. */
const toKitProduct = (kit: Kit): Product => ({
  id: kit.id,
  name: kit.name,
  slug: kit.slug,
  price: kit.price,
  description: formatKitSize(kit),
  serviceid: null,
  gender: '',
  status: false,
  image: JSON.stringify({ picture0: `product-${kit.slug}.svg` }),
  meta_title: '',
  meta_keywords: '',
  meta_description: kitDescriptions[kit.letter],
});

/** The kits of a shop whose backend keeps none. */
export const compiledKits = kits.map(toKitProduct);
