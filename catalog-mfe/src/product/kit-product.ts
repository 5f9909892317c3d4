import { kitDescriptions } from 'contract/catalog/kit-descriptions';
import type { Kit } from 'contract/catalog/kits';
import type { Product } from 'contract/catalog/product';
import { formatKitSize } from 'shared/data';

/** The specification fixes these addresses (section 2). */
export const getKitPath = ({ letter }: Kit) => `/RemovalKit${letter}`;

/** Returns the product of a shop whose backend keeps no kits. Its service is not known. */
export const toKitProduct = (kit: Kit): Product => ({
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
