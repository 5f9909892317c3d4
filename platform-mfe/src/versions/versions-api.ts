import { type PackageVersions, previewableVersionsSchema } from 'contract/releases/versions';
import { serverApi, type ThunkExtra } from 'shared/data';
import * as v from 'shared/schema';
import { callStorefront } from '../call-storefront';

/** Null if the page server does not support previews. */
type VersionList = PackageVersions[] | null;

/** Calls that go to the page server `edge` instead of the backend. */
const versionsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getVersions: build.query<VersionList, void>({
      async queryFn(_none, { extra }) {
        const result = await callStorefront('/-/versions', extra as ThunkExtra);
        if ('error' in result)
          return result.error.status === 404 ? { data: null } : { error: result.error };
        return { data: v.parse(previewableVersionsSchema, result.data).data };
      },
    }),
    beginPreview: build.mutation<unknown, { versions: Record<string, string>; reason: string }>({
      queryFn: (preview, { extra }) => callStorefront('/-/preview', extra as ThunkExtra, preview),
    }),
    beginOverlay: build.mutation<unknown, void>({
      queryFn: (_none, { extra }) => callStorefront('/-/overlay', extra as ThunkExtra, {}),
    }),
  }),
});

export const { useGetVersionsQuery, useBeginPreviewMutation, useBeginOverlayMutation } =
  versionsApi;
