import assert from 'node:assert/strict';

interface ErrorResponse {
  headers: Record<string, unknown>;
  body: string;
}

/** Returns the body of an error without its request id, which differs between requests. */
export function readError({ headers, body }: ErrorResponse): object {
  const { requestId, ...error } = JSON.parse(body) as Record<string, unknown>;
  assert.match(String(requestId), /^[\da-f-]{36}$/);
  assert.equal(headers['x-request-id'], requestId);
  return error;
}
