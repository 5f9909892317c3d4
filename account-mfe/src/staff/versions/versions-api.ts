import { type RequestError, type ServerExtra, refusalText, serverApi } from 'shared/data';
import * as v from 'shared/schema';

/** A version that is served. */
export interface Version {
  version: string;
  state: string;
  /** ISO 8601. */
  since: string;
  by: string;
}

/** The versions of a package, the live one first. */
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

/** Null where the server of the shop has no such thing. */
type Found = PackageVersions[] | null;

/** What the server of the shop itself, not its backend, knows of versions; it asks the backend who is staff. */
const versionsApi = serverApi.injectEndpoints({
  endpoints: (build) => ({
    getVersions: build.query<Found, void>({
      async queryFn(_none, { extra }) {
        const answer = await ownCall('/-/versions', extra as ServerExtra);
        if ('error' in answer)
          return answer.error.status === 404 ? { data: null } : { error: answer.error };
        return { data: v.parse(listSchema, answer.data).data };
      },
    }),
    beginPreview: build.mutation<unknown, Record<string, string>>({
      queryFn: (versions, { extra }) => ownCall('/-/preview', extra as ServerExtra, { versions }),
    }),
  }),
});

export const { useGetVersionsQuery, useBeginPreviewMutation } = versionsApi;

/** How long an answer may take, in ms: a version that was never seen with what is live is checked first. */
const TIMEOUT_MS = 60_000;

async function ownCall(
  url: string,
  { session }: ServerExtra,
  body?: object,
): Promise<{ data: unknown } | { error: RequestError }> {
  const token = session?.bearer() ?? null;
  try {
    const answer = await fetch(url, {
      method: body ? 'POST' : 'GET',
      headers: {
        accept: 'application/json',
        ...(token !== null && { authorization: `bearer ${token}` }),
        ...(body && { 'content-type': 'application/json' }),
      },
      ...(body && { body: JSON.stringify(body) }),
      signal: AbortSignal.timeout(TIMEOUT_MS),
    });
    const text = await answer.text();
    if (answer.ok) return { data: JSON.parse(text) as unknown };
    if (answer.status === 401) session?.expired(token, body !== undefined);
    return { error: requestError(answer.status, text) };
  } catch (cause) {
    return { error: requestError(0, '', String(cause)) };
  }
}

function requestError(status: number, text: string, cause = ''): RequestError {
  const serverError = refusalText(bodyOf(text));
  return { status, serverError, message: serverError || cause || `Status ${status}.` };
}

/** Nothing for what is no JSON, such as a page. */
function bodyOf(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch (cause) {
    if (cause instanceof SyntaxError) return null;
    throw cause;
  }
}
