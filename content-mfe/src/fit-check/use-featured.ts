import type { Read } from 'shared/ui';
import type { Product } from 'shared/data';
import { useGetFeatureProductDataQuery, useGetProductsForFitCheckQuery } from './fit-check-api';

/** The featured products in their order: one call names them, the other describes them. */
export function useFeatured(): Read<Product[]> {
  const featured = useGetFeatureProductDataQuery();
  const products = useGetProductsForFitCheckQuery();
  const described = new Map(products.data?.map((product) => [product.id, product]));
  return {
    currentData:
      featured.data && products.data
        ? [...new Set(featured.data.flatMap(({ productid }) => described.get(productid) ?? []))]
        : undefined,
    error: featured.error ?? products.error,
    isFetching: featured.isFetching || products.isFetching,
    refetch: () => [featured, products].filter(({ error }) => error).map((read) => read.refetch()),
  };
}
