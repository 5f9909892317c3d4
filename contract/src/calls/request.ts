import * as v from 'valibot';
import type { Call, CallInput, CallResponse, RequestDeclaration } from './call.ts';

interface CallRequest {
  url: string;
  method: 'GET' | 'POST';
  body?: Record<string, unknown>;
  public?: true;
}

type Fields = Record<string, unknown>;

/**
 * Returns the request of a call. `input` contains the fields of the path and the body, or of the
 * path and the query. Undefined fields are left out.
 */
export function buildRequest<Declaration extends RequestDeclaration>(
  call: Declaration,
  input: CallInput<Declaration>,
): CallRequest {
  const fields: Fields = input ?? {};
  const pathNames = [...call.path.matchAll(/\{(\w+)\}/g)].map(([, name = '']) => name);
  const path = pathNames.reduce(
    (text, name) => text.replace(`{${name}}`, encodeURIComponent(String(fields[name]))),
    call.path,
  );
  const otherFields = Object.fromEntries(
    Object.entries(fields).filter(([name]) => !pathNames.includes(name)),
  );
  const request: CallRequest = { url: path, method: call.method };
  if (call.access === 'everybody') request.public = true;
  if (call.body) request.body = otherFields;
  else if (call.query) request.url = addQuery(path, otherFields);
  return request;
}

function addQuery(path: string, fields: Fields): string {
  const entries = Object.entries(fields).filter(([, value]) => value !== undefined);
  if (entries.length === 0) return path;
  const query = new URLSearchParams(entries.map(([name, value]) => [name, String(value)]));
  return `${path}?${query.toString()}`;
}

/** Returns a successful response as the call declares it. Throws a `ValiError` for another body. */
export const readResponse = <Declaration extends Call>(
  call: Declaration,
  response: unknown,
): CallResponse<Declaration> => v.parse(call.response, response);

type CallData<Declaration extends Call> =
  CallResponse<Declaration> extends { data: infer Data } ? Data : never;

/** Options of an RTK Query endpoint that makes the call and does not read the response. */
export const sendEndpoint = <Declaration extends Call>(call: Declaration) => ({
  query: (input: CallInput<Declaration>) => buildRequest(call, input),
});

/**
 * Options of an RTK Query endpoint that makes the call and returns the response's `data`. Throws a
 * `ValiError` for another body.
 */
export const readEndpoint = <Declaration extends Call>(call: Declaration) => ({
  ...sendEndpoint(call),
  transformResponse: (response: unknown) =>
    (readResponse(call, response) as { data: CallData<Declaration> }).data,
});
