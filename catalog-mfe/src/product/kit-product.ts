import type { Kit } from 'contract/catalog/kits';
import type { Product } from 'contract/catalog/product';
import type { Id } from 'contract/values/readers';
import { formatKitSize } from 'shared/data';

/** The specification fixes these addresses (section 2). */
export const getKitPath = ({ letter }: Kit) => `/RemovalKit${letter}`;

export const getKitDescription = ({ letter }: Kit) => descriptions[letter];

const descriptions: Record<Kit['letter'], string> = {
  A: 'Forty strong removal boxes in one delivery, enough for a studio, a room in a shared house or a first flat.',
  B: 'Sixty strong removal boxes in one delivery, enough for the kitchen, the books and the bedrooms of a family flat or a terraced house.',
  C: 'One hundred strong removal boxes in one delivery, enough for a large house with its loft, study and garage.',
};

export const getKitPicture = ({ slug }: Kit) => `product-${slug}.svg`;

/** `serviceid` determines the delivery charge. */
export const toKitProduct = (kit: Kit, serviceid: Id | null): Product => ({
  id: kit.id,
  name: kit.name,
  slug: kit.slug,
  price: kit.price,
  description: formatKitSize(kit),
  serviceid,
  gender: '',
  status: false,
  image: JSON.stringify({ picture0: getKitPicture(kit) }),
  meta_title: '',
  meta_keywords: '',
  meta_description: getKitDescription(kit),
});
