import { kitDescriptions } from 'contract/catalog/kit-descriptions';
import type { Kit } from 'contract/catalog/kits';
import type { Product } from 'contract/catalog/product';
import { formatKitSize, kits } from 'shared/data';

/**
 * Returns the product of a kit. The product has no service, because the calls of the specification
 * (section 7) do not name the service of a kit.
 */
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

/** Removal kits for a shop whose backend stores none. */
export const compiledKits = kits.map(toKitProduct);
