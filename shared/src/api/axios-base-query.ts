import type { BaseQueryFn } from '@reduxjs/toolkit/query';
import axios, { type AxiosError, type AxiosRequestConfig } from 'axios';
import { refusalText } from 'contract/accepted';
import type { RequestError } from './request-error';
import type { ServerExtra } from './server-extra';

export interface Call {
  /** Path of specification §7 below `{host}`, without a leading slash. */
  url: string;
  method?: 'GET' | 'POST';
  body?: unknown;
  /**
   * Of no one shopper: goes without the bearer token. Every other call is user-scoped: it carries
   * the token where there is one, and a 401 ends the session (decision 21).
   */
  public?: true;
}

/** How long an answer may take, in ms. */
const TIMEOUT_MS = 20_000;

/** Sends a call of specification §7 to `{host}`; every failure becomes a `RequestError`. */
export const axiosBaseQuery: BaseQueryFn<Call, unknown, RequestError> = async (
  { url, method = 'GET', body, public: isPublic },
  { extra, signal },
) => {
  const { apiHost, session, read } = extra as ServerExtra;
  if (read) return readOnServer(read, { url, method, public: isPublic });
  const token = isPublic ? null : session?.bearer();
  const request: AxiosRequestConfig = {
    url: `${apiHost}/${url}`,
    method,
    data: body,
    signal,
    timeout: TIMEOUT_MS,
    headers: token ? { Authorization: `bearer ${token}` } : {},
  };
  try {
    return { data: (await axios.request<unknown>(request)).data ?? null };
  } catch (cause) {
    const { response, message } = cause as AxiosError;
    const error = requestError(response?.status ?? 0, response?.data, message);
    if (!isPublic && error.status === 401) session?.expired(token ?? null);
    return { error };
  }
};

async function readOnServer(
  read: NonNullable<ServerExtra['read']>,
  { url, method, public: isPublic }: Call,
): Promise<{ data: unknown } | { error: RequestError }> {
  if (method !== 'GET' || !isPublic) {
    return { error: requestError(0, undefined, 'Only public reads are made on the server.') };
  }
  const { status, body } = await read(url);
  if (status >= 200 && status < 300) return { data: body ?? null };
  return { error: requestError(status, body, `The read got status ${status}.`) };
}

function requestError(status: number, body: unknown, message: string): RequestError {
  const serverError = refusalText(body);
  return { status, serverError, message: serverError || message, body };
}
