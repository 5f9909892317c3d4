import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import type { AxiosError, AxiosRequestConfig } from 'axios';
import {
  type ExtraSuccess,
  findChangeFailure,
  parseBody,
  findReadFailure,
  readRefusalText,
} from 'contract/responses/accepted';
import { defineLazyModule } from '../lazy/lazy-module';
import type { RequestError } from './request-error';
import type { ThunkExtra } from './thunk-extra';

export interface ApiCall {
  url: string;
  method?: 'GET' | 'POST';
  body?: unknown;
  /** True for a call without a bearer token. */
  public?: true;
  /**
   * True for a read that must not come from the browser's cache. Other origins need not allow the
   * header, so their responses may come from the cache.
   */
  fresh?: true;
  /**
   * True for a mutation that the shopper did not cause. A 401 then does not open the sign-in page.
   * Queries never open it.
   */
  background?: true;
  /**
   * Further response bodies that count as the success of a mutation. By default, only an array or
   * an object without an error counts (rule 58).
   */
  accepts?: ExtraSuccess;
}

const TIMEOUT_MS = 20_000;

/** Loads Axios lazily, because a server-rendered page already contains its data. */
const httpClient = defineLazyModule(
  async () => (await import(/* webpackChunkName: "later-http" */ 'axios')).default,
  'idle',
);

/**
 * Loads the HTTP client before a call needs it. Ignores a failed load, because the next API call
 * loads the client again and reports the error.
 */
export function prefetchHttpClient(): void {
  httpClient.load().catch(() => undefined);
}

/**
 * Sends a call to the backend. Returns every failure as a `RequestError`. A 2xx response counts as
 * a failure too if its body does not report success (rule 58).
 */
export const axiosBaseQuery: BaseQueryFn<ApiCall, unknown, RequestError> = async (
  { url, method = 'GET', body, public: isPublic, fresh, background, accepts },
  { extra, signal, type },
) => {
  const { apiHost, session, readPublic } = extra as ThunkExtra;
  if (readPublic) return readOnServer(readPublic, { url, method, public: isPublic });
  const token = isPublic ? null : session?.getBearerToken();
  const request: AxiosRequestConfig = {
    url: `${apiHost}/${url}`,
    method,
    data: body,
    signal,
    timeout: TIMEOUT_MS,
    // Replaces the parser of Axios, which does not distinguish an empty body from the JSON text "".
    transformResponse: parseBody,
    headers: {
      ...(token && { Authorization: `bearer ${token}` }),
      ...(fresh && apiHost.startsWith('/') && { 'Cache-Control': 'no-cache' }),
    },
  };
  const axios = await httpClient.load().catch(logFetchFailure);
  if (!axios) return failureResult(0, undefined, 'Network Error');
  try {
    const { status, data } = await axios.request<unknown>(request);
    const failure = type === 'mutation' ? findChangeFailure(data, accepts) : findReadFailure(data);
    return failure === null ? { data: data ?? null } : failureResult(status, data, failure);
  } catch (cause) {
    const { response, message } = cause as AxiosError;
    const error = toRequestError(response?.status ?? 0, response?.data, message);
    if (!isPublic && error.status === 401) {
      session?.handleUnauthorized(token ?? null, type === 'mutation' && !background);
    }
    return { error };
  }
};

function logFetchFailure(cause: unknown): null {
  console.warn('The HTTP client could not be fetched. The call fails with a network error.', cause);
  return null;
}

async function readOnServer(
  readPublic: NonNullable<ThunkExtra['readPublic']>,
  { url, method, public: isPublic }: ApiCall,
): Promise<{ data: unknown } | { error: RequestError }> {
  if (method !== 'GET' || !isPublic) {
    return failureResult(0, undefined, 'Only public reads are made on the server.');
  }
  const { status, body } = await readPublic(url);
  const isSuccess = status >= 200 && status < 300;
  const failure = isSuccess ? findReadFailure(body) : `The read got status ${status}.`;
  return failure === null ? { data: body ?? null } : failureResult(status, body, failure);
}

const failureResult = (status: number, body: unknown, message: string) => ({
  error: toRequestError(status, body, message),
});

function toRequestError(status: number, body: unknown, message: string): RequestError {
  const serverError = readRefusalText(body);
  return { status, serverError, message: serverError || message, body };
}
