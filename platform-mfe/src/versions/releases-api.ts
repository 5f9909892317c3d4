import {
  type DailyFigures,
  dailyFigures,
  type ReleaseChangeRequest,
  type ReleaseDifferences,
  releaseDifferences,
  type ReleaseOverview,
  releaseOverview,
} from 'contract/releases/versions';
import { serverApi, type ThunkExtra } from 'shared/data';
import * as v from 'shared/schema';
import { callStorefront } from '../call-storefront';

interface Comparison {
  name: string;
  from: string;
  to: string;
}

const releasesApi = serverApi.enhanceEndpoints({ addTagTypes: ['Releases'] }).injectEndpoints({
  endpoints: (build) => ({
    /** Null if the page server is too old for this call. */
    getReleases: build.query<ReleaseOverview | null, void>({
      async queryFn(_none, { extra }) {
        const result = await callStorefront('/-/releases', extra as ThunkExtra);
        if ('error' in result)
          return result.error.status === 404 ? { data: null } : { error: result.error };
        return { data: v.parse(releaseOverview, result.data).data };
      },
      providesTags: ['Releases'],
    }),
    /** Figures of one package by day. Null if the page server is too old for this call. */
    getDailyFigures: build.query<DailyFigures | null, string>({
      async queryFn(name, { extra }) {
        const url = `/-/releases/figures?${new URLSearchParams({ name })}`;
        const result = await callStorefront(url, extra as ThunkExtra);
        if ('error' in result)
          return result.error.status === 404 ? { data: null } : { error: result.error };
        return { data: v.parse(dailyFigures, result.data).data };
      },
    }),
    getDifferences: build.query<ReleaseDifferences, Comparison>({
      async queryFn(comparison, { extra }) {
        const search = new URLSearchParams({ ...comparison });
        const url = `/-/releases/differences?${search}`;
        const result = await callStorefront(url, extra as ThunkExtra);
        if ('error' in result) return { error: result.error };
        return { data: v.parse(releaseDifferences, result.data).data };
      },
    }),
    changeReleases: build.mutation<unknown, ReleaseChangeRequest>({
      queryFn: (request, { extra }) =>
        callStorefront('/-/releases/changes', extra as ThunkExtra, request),
      invalidatesTags: ['Releases'],
    }),
  }),
});

export const {
  useGetReleasesQuery,
  useGetDailyFiguresQuery,
  useGetDifferencesQuery,
  useChangeReleasesMutation,
} = releasesApi;
