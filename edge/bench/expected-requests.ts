import { request } from 'undici';
import type { ExpectedRequest } from './load.ts';

const BROWSER_HEADERS = { 'accept-encoding': 'br' };

export type RecordedResponse = Awaited<ReturnType<typeof recordResponse>>;

/**
 * Requests a page and records the response, which later checks expect. Throws if the status is not
 * 200.
 */
export async function recordResponse(origin: string, path: string) {
  const { statusCode, headers, body } = await request(origin + path, { headers: BROWSER_HEADERS });
  if (statusCode !== 200) throw new Error(`The response for ${path} has status ${statusCode}.`);
  const expected = Buffer.from(await body.arrayBuffer());
  const expectedRequest: ExpectedRequest = {
    path,
    headers: BROWSER_HEADERS,
    status: 200,
    expected,
  };
  return { expectedRequest, headers, body: expected };
}

/**
 * Requests the paths one after another, because a newly started shop can render only few pages at
 * once.
 */
export async function recordResponses(
  origin: string,
  paths: readonly string[],
): Promise<ExpectedRequest[]> {
  const requests: ExpectedRequest[] = [];
  for (const path of paths) requests.push((await recordResponse(origin, path)).expectedRequest);
  return requests;
}

export const createConditionalRequest = (
  { path }: ExpectedRequest,
  etag: string,
): ExpectedRequest => ({
  path,
  headers: { ...BROWSER_HEADERS, 'if-none-match': etag },
  status: 304,
  expected: Buffer.alloc(0),
});

export function rotateRequests(requests: readonly ExpectedRequest[]): () => ExpectedRequest {
  let index = 0;
  return () => requests[(index += 1) % requests.length] as ExpectedRequest;
}

export async function readPagePaths(origin: string): Promise<string[]> {
  const { body } = await request(`${origin}/sitemap.xml`);
  const locations = (await body.text()).matchAll(/<loc>([^<]+)<\/loc>/g);
  return [...locations].map(([, location = '']) => new URL(location).pathname);
}
