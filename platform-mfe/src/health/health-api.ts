import { readEndpoint } from 'contract/calls/request';
import {
  type BackendHealth,
  type EdgeHealth,
  edgeHealthSchema,
  getHealth,
} from 'contract/staff/health';
import { serverApi, type ThunkExtra } from 'shared/data';
import * as v from 'shared/schema';
import { callStorefront } from '../call-storefront';

const healthApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getBackendHealth: build.query<BackendHealth, void>(readEndpoint(getHealth)),
    /**
     * Null if the page server does not support the call, for example because another server than
     * `edge` serves the pages.
     */
    getEdgeHealth: build.query<EdgeHealth | null, void>({
      async queryFn(_none, { extra }) {
        const result = await callStorefront('/-/health', extra as ThunkExtra);
        if ('error' in result)
          return result.error.status === 404 ? { data: null } : { error: result.error };
        return { data: v.parse(v.object({ data: edgeHealthSchema }), result.data).data };
      },
    }),
  }),
});

export const { useGetBackendHealthQuery, useGetEdgeHealthQuery } = healthApi;
