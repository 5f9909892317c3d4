import { ips, ports } from '../servers/addresses.ts';

/** Addresses of both `api` and both `edge` servers. Calls to these addresses bypass the proxy. */
export const apis = [`http://${ips.app1}:${ports.api}`, `http://${ips.app2}:${ports.api}`] as const;
export const edges = [
  `http://${ips.app1}:${ports.edge}`,
  `http://${ips.app2}:${ports.edge}`,
] as const;

export interface Called {
  status: number;
  /** The parsed JSON, or the text if the body is not JSON. */
  body: unknown;
  headers: Headers;
}

/** Cookies of staff sessions by token. The backend refuses a token of staff without its cookie. */
const staffCookies = new Map<string, string>();

interface CallOptions {
  token?: string;
  body?: object;
  headers?: Record<string, string>;
}

/** Sends a POST request if there is a body, otherwise a GET request. */
export async function call(
  url: string,
  { token, body, headers = {} }: CallOptions = {},
): Promise<Called> {
  const response = await fetch(url, {
    signal: AbortSignal.timeout(20_000),
    headers: {
      ...headers,
      ...(token !== undefined && {
        authorization: `bearer ${token}`,
        cookie: staffCookies.get(token) ?? '',
      }),
      ...(body !== undefined && { 'content-type': 'application/json' }),
    },
    ...(body !== undefined && { method: 'POST', body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get('content-type')?.includes('json');
  const content: unknown = isJson ? JSON.parse(text) : text;
  const [cookie] = response.headers.getSetCookie();
  if (cookie && content instanceof Object && 'refreshtoken' in content)
    staffCookies.set(String(content.refreshtoken), cookie.split(';', 1)[0] ?? '');
  return {
    status: response.status,
    body: content,
    headers: response.headers,
  };
}

/** Returns the cookie that a sign-in of staff set with this token. */
export const getStaffCookie = (token: string): string => staffCookies.get(token) ?? '';

/** Returns the parsed body of the response. Throws if the status is not 200. */
export async function callSuccessfully<Body>(url: string, options?: CallOptions): Promise<Body> {
  const { status, body } = await call(url, options);
  if (status !== 200) throw new Error(`${url}: ${status} ${JSON.stringify(body)}`);
  return body as Body;
}
