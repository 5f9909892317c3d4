import { type Product, productSchema } from 'contract/catalog/product';
import { kits, readList, serverApi, skipToken } from 'shared/data';
import { useFeature } from 'shared/session';
import type { QueryResult } from 'shared/ui';
import { toKitProduct } from '../product/kit-product';

export const kitsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getKits: build.query<Product[], void>({
      query: () => ({ url: 'users/getkits', public: true }),
      transformResponse: (response) => readList(productSchema, response),
    }),
  }),
});

const compiledKits: QueryResult<Product[]> = {
  currentData: kits.map(toKitProduct),
  isFetching: false,
  refetch: () => undefined,
};

/** Returns the kits that are sold. Without the feature `kits` they are those of §9 (rule 5). */
export function useKits(): QueryResult<Product[]> {
  const isKept = useFeature('kits');
  const query = kitsApi.useGetKitsQuery(isKept ? undefined : skipToken);
  return isKept ? query : compiledKits;
}
