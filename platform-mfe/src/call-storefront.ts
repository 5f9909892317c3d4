import {
  findChangeFailure,
  parseBody,
  findReadFailure,
  readRefusalText,
  type RequestError,
  type ThunkExtra,
} from 'shared/data';

/**
 * Longest wait for a response, in ms. Before a preview, the server checks that the chosen versions
 * work together.
 */
const TIMEOUT_MS = 60_000;

/**
 * Calls `edge`, the server of the shop's pages, instead of the backend. `edge` asks the backend for
 * the user's permissions.
 */
export async function callStorefront(
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
