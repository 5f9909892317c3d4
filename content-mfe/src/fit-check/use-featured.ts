import type { Product } from 'contract/catalog/product';
import type { Read } from 'shared/ui';
import { useGetFeatureProductDataQuery, useGetProductsForFitCheckQuery } from './fit-check-api';

/** Returns the featured products in their order. One call lists their ids, the other returns their data. */
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
