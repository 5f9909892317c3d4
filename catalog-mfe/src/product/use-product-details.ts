import { useFeature } from 'shared/core';
import { type ProductDetails, skipToken } from 'shared/data';
import { useGetProductDetailsQuery } from './details-api';

/** The texts. Undefined: they are being read. Null: without the feature, of no such product, or unreadable. */
export function useProductDetails(slug: string): ProductDetails | null | undefined {
  const offered = useFeature('product-details') && slug !== '';
  const { currentData, error } = useGetProductDetailsQuery(offered ? slug : skipToken);
  return offered && !error ? currentData : (currentData ?? null);
}
