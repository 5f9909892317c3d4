import { useMemo } from 'react';
import { skipToken } from 'shared/data';
import { useAppSelector } from 'shared/core';
import { productApi, useGetProductBySlugQuery } from './product-api';

/**
 * The product of an address: the stored one if its slug is the address's, otherwise loaded by slug
 * (specification §2, decision 10). What was read already, with the page for one, is fresher than
 * what was stored. Undefined until it is there or without a slug, null
 * when there is none.
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
