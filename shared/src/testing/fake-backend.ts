import axios, {
  AxiosError,
  CanceledError,
  type AxiosRequestConfig,
  type InternalAxiosRequestConfig,
} from 'axios';

export interface RecordedCall {
  method: string;
  /** Path below `{host}`, for example 'users/getservices'. */
  path: string;
  body: unknown;
  authorization: string | undefined;
}

/**
 * The response to a call: a body with status 200, raw text, a status with a body, or a function of
 * the call. With 'no answer', the call fails with a network error.
 */
export type FakeResponse =
  | { status?: number; raw: string }
  | { status: number; body?: unknown }
  | { body: unknown }
  | ((call: RecordedCall) => unknown)
  | 'no answer';

export const successResponse: FakeResponse = { body: { status: true } };

/** Returns a response with data, as most calls of the backend send it. */
export const dataResponse = (data: unknown, rest: object = {}): FakeResponse => ({
  body: { status: true, data, ...rest },
});

/**
 * Mocks `axios.request`, so that tests run all code that calls Axios. The keys of `responses` are
 * calls such as 'GET users/getservices'. Records every call. A call that has no key fails with
 * status 404.
 */
export function fakeBackend(responses: Record<string, FakeResponse>) {
  const calls: RecordedCall[] = [];
  jest.spyOn(axios, 'request').mockImplementation(async (config: AxiosRequestConfig) => {
    const call = toRecordedCall(config);
    calls.push(call);
    const fakeResponse = responses[`${call.method} ${call.path}`] ?? { status: 404, body: {} };
    if (fakeResponse === 'no answer') throw new AxiosError('Network Error');
    const resolvedResponse =
      typeof fakeResponse === 'function'
        ? ((await rejectOnAbort(fakeResponse(call), config.signal)) as object)
        : fakeResponse;
    const { status, body, raw } = {
      status: 200,
      body: undefined as unknown,
      raw: '',
      ...resolvedResponse,
    };
    const text = body === undefined ? raw : JSON.stringify(body);
    const response = {
      data: (config.transformResponse as (text: string) => unknown)(text),
      status,
      statusText: '',
      headers: {},
      config: config as InternalAxiosRequestConfig,
    };
    if (status < 400) return response;
    throw new AxiosError(
      `Request failed with status code ${status}`,
      undefined,
      undefined,
      undefined,
      response,
    );
  });
  return { calls, responses };
}

/**
 * Returns the pending response, but rejects when the call is aborted, as Axios does in a browser.
 */
function rejectOnAbort(pendingResponse: unknown, signal: AxiosRequestConfig['signal']): unknown {
  const aborted = new Promise<never>((_, reject) =>
    signal?.addEventListener?.('abort', () => reject(new CanceledError())),
  );
  return Promise.race([pendingResponse, aborted]);
}

function toRecordedCall({
  url = '',
  method = 'GET',
  data,
  headers,
}: AxiosRequestConfig): RecordedCall {
  return {
    method: method.toUpperCase(),
    path: url.replace(/^https?:\/\/[^/]+\/api\//, ''),
    body: data === undefined ? undefined : JSON.parse(JSON.stringify(data)),
    authorization: (headers as Record<string, string> | undefined)?.['Authorization'],
  };
}
