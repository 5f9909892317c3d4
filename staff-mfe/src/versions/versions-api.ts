import {
  findChangeFailure,
  parseBody,
  findReadFailure,
  readRefusalText,
  type RequestError,
  serverApi,
  type ThunkExtra,
} from 'shared/data';
import * as v from 'shared/schema';

/** A released version of a package that can be previewed. */
export interface Version {
  version: string;
  state: string;
  /** Time at which the version got its current state, in ISO 8601. */
  since: string;
  by: string;
}

/** `versions` begins with the live version. */
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

/** Null if the `edge` server does not support previews. */
type VersionList = PackageVersions[] | null;

/** Calls of `edge` instead of the backend. `edge` asks the backend for the user's role. */
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
    beginPreview: build.mutation<unknown, Record<string, string>>({
      queryFn: (versions, { extra }) =>
        callStorefront('/-/preview', extra as ThunkExtra, { versions }),
    }),
    beginOverlay: build.mutation<unknown, void>({
      queryFn: (_none, { extra }) => callStorefront('/-/overlay', extra as ThunkExtra, {}),
    }),
  }),
});

export const { useGetVersionsQuery, useBeginPreviewMutation, useBeginOverlayMutation } =
  versionsApi;

/**
 * Longest wait for a response, in ms. `edge` first checks whether the chosen versions are
 * compatible.
 */
const TIMEOUT_MS = 60_000;

async function callStorefront(
  url: string,
  { session }: ThunkExtra,
  body?: object,
): Promise<{ data: unknown } | { error: RequestError }> {
  const token = session?.getBearerToken() ?? null;
  try {
    const response = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(token !== null && { authorization: `bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const { ok, status } = response;
    const data = parseBody(await response.text());
    const findFailure = body ? findChangeFailure : findReadFailure;
    const failure = ok ? findFailure(data) : `Status ${status}.`;
    if (failure === null) return { data };
    if (status === 401) session?.handleUnauthorized(token, body !== undefined);
    return { error: requestError(status, data, failure) };
  } catch (cause) {
    return { error: requestError(0, null, String(cause)) };
  }
}

function requestError(status: number, body: unknown, message: string): RequestError {
  const serverError = readRefusalText(body);
  return { status, serverError, message: serverError || message };
}
