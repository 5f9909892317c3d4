import { useMemo } from 'react';
import { skipToken } from 'shared/data';
import { useAppSelector } from 'shared/core';
import { productApi, useGetProductBySlugQuery } from './product-api';

/**
 * Returns the product of an address (specification, section 2; rule 10). Takes a cached result
 * first, then the stored product with this slug, and fetches the product otherwise. The product is
 * undefined while it loads or without a slug, and null if it does not exist.
 */
export function useAddressedProduct(slug: string | undefined) {
  const selectRead = useMemo(
    () => productApi.endpoints.getProductBySlug.select(slug ?? skipToken),
    [slug],
  );
  const known = useAppSelector((state) => selectRead(state).data);
  const stored = useAppSelector((state) => state.innerdress);
  const selected = slug && known === undefined && stored?.slug === slug ? stored : undefined;
  const read = useGetProductBySlugQuery(selected || !slug ? skipToken : slug);
  return { product: selected ?? read.currentData, read };
}
