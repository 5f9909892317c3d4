import { serverApi, type ThunkExtra } from 'shared/data';
import * as v from 'shared/schema';
import { callStorefront } from '../call-storefront';

/** A released version of a package that can be previewed. */
export interface Version {
  version: string;
  state: string;
  /** Time at which the version got its current state, in ISO 8601. */
  since: string;
  by: string;
}

/** A package with its versions. The first version is live. */
export interface PackageVersions {
  name: string;
  versions: Version[];
}

const listSchema = v.object({
  data: v.array(
    v.object({
      name: v.string(),
      versions: v.array(
        v.object({ version: v.string(), state: v.string(), since: v.string(), by: v.string() }),
      ),
    }),
  ),
});

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
        return { data: v.parse(listSchema, result.data).data };
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
