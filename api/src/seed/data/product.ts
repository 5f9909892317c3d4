import type { SeedProduct } from '../seed-types.ts';

type ProductGroup = Pick<SeedProduct, 'serviceid' | 'gender' | 'status'>;

/**
 * Slug, picture (4:5) and meta title derive from the name. `price` is in pence, and `summary` is
 * the meta description.
 */
export function createSeedProduct(
  group: ProductGroup,
  id: number,
  name: string,
  price: number,
  size: string,
  summary: string,
): SeedProduct {
  const slug = createSlug(name);
  return {
    ...group,
    id,
    name,
    slug,
    price,
    description: size,
    pictures: [`product-${slug}.svg`],
    meta_title: name,
    meta_keywords: name.toLowerCase().replaceAll(',', ''),
    meta_description: summary,
  };
}

function createSlug(name: string): string {
  return name
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '');
}
