import type { Product } from 'contract/catalog/product';
import type { RootState } from 'shared/store';
import { productsApi } from 'shared/data';

/** Returns the product with this slug from the cached lists. */
export function selectListedProduct(state: RootState, slug: string): Product | undefined {
  const { getProducts, getProductsByCategorySlug } = productsApi.endpoints;
  const { selectCachedArgsForQuery } = productsApi.util;
  const lists = [
    ...selectCachedArgsForQuery(state, 'getProducts').map((id) => getProducts.select(id)(state)),
    ...selectCachedArgsForQuery(state, 'getProductsByCategorySlug').map((categorySlug) =>
      getProductsByCategorySlug.select(categorySlug)(state),
    ),
  ];
  return lists.flatMap(({ data = [] }) => data).find((product) => product.slug === slug);
}
