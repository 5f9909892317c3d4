import { useMemo } from 'react';
import { skipToken } from 'shared/data';
import { useAppSelector } from 'shared/store';
import { productApi, useGetProductBySlugQuery } from './product-api';

/**
 * Returns the product with this slug (specification, section 2; rule 10), from the cache, the
 * stored choice or the backend. The product is undefined while it loads or without a slug. It is
 * null if it does not exist.
 */
export function useProductBySlug(slug: string | undefined) {
  const selectCachedQuery = useMemo(
    () => productApi.endpoints.getProductBySlug.select(slug ?? skipToken),
    [slug],
  );
  const cachedProduct = useAppSelector((state) => selectCachedQuery(state).data);
  const storedProduct = useAppSelector((state) => state.innerdress);
  const selectedProduct =
    slug && cachedProduct === undefined && storedProduct?.slug === slug ? storedProduct : undefined;
  const query = useGetProductBySlugQuery(selectedProduct || !slug ? skipToken : slug);
  return { product: selectedProduct ?? query.currentData, query };
}
