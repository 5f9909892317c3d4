import axios, {
  AxiosError,
  CanceledError,
  type AxiosRequestConfig,
  type InternalAxiosRequestConfig,
} from 'axios';

export interface RecordedCall {
  method: string;
  /** Path below `{host}`, like 'users/getservices'. */
  path: string;
  body: unknown;
  authorization: string | undefined;
}

/** The response to a call: a body (status 200), raw text, a status with a body, or a function of the call. */
export type Answer =
  | { status?: number; raw: string }
  | { status: number; body?: unknown }
  | { body: unknown }
  | ((call: RecordedCall) => unknown)
  | 'no answer';

/**
 * Answers calls of specification §7 at the HTTP adapter, below everything of ours: keys are
 * 'GET users/getservices', values the answers. Records every call. A call that is not listed fails
 * the way a missing page does.
 */
export function fakeBackend(answers: Record<string, Answer>) {
  const calls: RecordedCall[] = [];
  jest.spyOn(axios, 'request').mockImplementation(async (config: AxiosRequestConfig) => {
    const call = toCall(config);
    calls.push(call);
    const answer = answers[`${call.method} ${call.path}`] ?? { status: 404, body: {} };
    if (answer === 'no answer') throw new AxiosError('Network Error');
    const given =
      typeof answer === 'function'
        ? ((await orGivenUp(answer(call), config.signal)) as object)
        : answer;
    const { status, body, raw } = { status: 200, body: undefined as unknown, raw: '', ...given };
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
  return { calls, answers };
}

/** As a browser does: what comes after a call was given up is heard by nobody. */
function orGivenUp(answer: unknown, signal: AxiosRequestConfig['signal']): unknown {
  const givenUp = new Promise<never>((_, reject) =>
    signal?.addEventListener?.('abort', () => reject(new CanceledError())),
  );
  return Promise.race([answer, givenUp]);
}

function toCall({ url = '', method = 'GET', data, headers }: AxiosRequestConfig): RecordedCall {
  return {
    method: method.toUpperCase(),
    path: url.replace(/^https?:\/\/[^/]+\/api\//, ''),
    body: data === undefined ? undefined : JSON.parse(JSON.stringify(data)),
    authorization: (headers as Record<string, string> | undefined)?.['Authorization'],
  };
}
