import type { Product } from 'contract/catalog/product';
import type { QueryResult } from 'shared/ui';
import { useGetFeatureProductDataQuery, useGetProductsForFitCheckQuery } from './fit-check-api';

/** One call lists the ids in their order, the other returns the products' data. */
export function useFeaturedProducts(): QueryResult<Product[]> {
  const featuredQuery = useGetFeatureProductDataQuery();
  const productsQuery = useGetProductsForFitCheckQuery();
  const productsById = new Map(productsQuery.data?.map((product) => [product.id, product]));
  return {
    currentData:
      featuredQuery.data && productsQuery.data
        ? [
            ...new Set(
              featuredQuery.data.flatMap(({ productid }) => productsById.get(productid) ?? []),
            ),
          ]
        : undefined,
    error: featuredQuery.error ?? productsQuery.error,
    isFetching: featuredQuery.isFetching || productsQuery.isFetching,
    refetch: () =>
      [featuredQuery, productsQuery].filter(({ error }) => error).map((query) => query.refetch()),
  };
}
