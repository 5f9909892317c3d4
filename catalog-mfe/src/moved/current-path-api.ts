import { type RequestError, serverApi } from 'shared/data';
import type { BaseQuery, FormerAddress } from './find-current-path';

export const currentPathApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    /**
     * Returns the current path of a moved page, or null if no page had this address. The code loads
     * lazily, because few visitors open a former address.
     */
    getCurrentPath: build.query<string | null, FormerAddress>({
      queryFn: async (address, _api, _options, baseQuery) => {
        const { findCurrentPath } = await import(
          /* webpackChunkName: "later-moved" */ './find-current-path'
        );
        try {
          return { data: await findCurrentPath(address, baseQuery as BaseQuery) };
        } catch (cause) {
          return { error: cause as RequestError };
        }
      },
    }),
  }),
});

export const { useGetCurrentPathQuery } = currentPathApi;
