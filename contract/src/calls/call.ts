import * as v from 'valibot';
import type { Permission } from './permissions.ts';

type ObjectSchema = v.ObjectSchema<v.ObjectEntries, undefined>;

/**
 * Permitted callers of a call: everybody, each signed-in user, staff with a permission, or the page
 * server, which has no session. The API's document does not list calls of the page server.
 */
export type Access = 'everybody' | 'session' | 'page server' | Permission;

/**
 * Kinds of calls under overload. Each kind has its own limit, so that many calls of one kind cannot
 * block another kind. Calls of the kind 'order' are all that a shopper needs to order. Calls of the
 * kind 'payment' may wait for a payment provider. Calls of the catalogue are public reads: they need
 * no sign-in and have the same response for everybody.
 */
export const CALL_KINDS = ['order', 'payment', 'sign_in', 'catalogue', 'picture', 'other'] as const;

export type CallKind = (typeof CALL_KINDS)[number];

/** A request to the backend. */
export interface RequestDeclaration {
  method: 'GET' | 'POST';
  /** Path below the API's address, for example `staff/messages/{id}`. */
  path: string;
  access: Access;
  /** What the call does, for the OpenAPI document. */
  summary: string;
  /** Kind under overload, 'other' if undefined. */
  kind?: CallKind;
  /** The path's parameters. */
  params?: ObjectSchema;
  query?: ObjectSchema;
  body?: ObjectSchema;
  /** Media types of a request whose body is a file. */
  fileTypes?: readonly string[];
}

/**
 * A call of the backend. The backend registers its route from the declaration, and pages build
 * their requests and read the responses with it.
 */
export interface Call extends RequestDeclaration {
  /** Fields of a successful response, besides `status: true`. */
  response: ObjectSchema;
  /** Further fields of error responses, besides those of every error, by a status such as 409 or '5xx'. */
  refusals?: Record<string, v.GenericSchema>;
}

/**
 * A call whose response the specification fixes without `status: true`, for example as a list.
 * `response` is the whole response.
 */
export interface BareCall extends RequestDeclaration {
  response: v.GenericSchema;
}

/** Returns the declaration with its exact type. */
export const declareBareCall = <const Declaration extends BareCall>(
  call: Declaration,
): Declaration => call;

/** Returns the declaration with its exact type. */
export const declareCall = <const Declaration extends Call>(call: Declaration): Declaration => call;

/** A request whose successful response is a file. */
export interface Download extends RequestDeclaration {
  mediaType: string;
}

/** Returns the declaration with its exact type. */
export const declareDownload = <const Declaration extends Download>(
  download: Declaration,
): Declaration => download;

/** The response `{ status: true, data }`. */
export const dataResponse = <Data extends v.GenericSchema>(data: Data) => v.object({ data });

/** The response `{ status: true }`. */
export const emptyResponse = v.object({});

type InputOf<Schema> = Schema extends v.GenericSchema ? v.InferInput<Schema> : unknown;

type Fields<Declaration extends RequestDeclaration> = InputOf<Declaration['params']> &
  InputOf<Declaration['query']> &
  InputOf<Declaration['body']>;

/**
 * A request to any backend of the specification, whose ids are numbers or texts. Our own backend
 * also reads an id from a text.
 */
export type WithTextIds<Value> = Value extends readonly (infer Item)[]
  ? WithTextIds<Item>[]
  : Value extends object
    ? {
        [Name in keyof Value]: Name extends IdName
          ? Value[Name] | string
          : WithTextIds<Value[Name]>;
      }
    : Value;

type IdName = 'id' | 'userid' | 'productid' | 'customerid';

/** What a page passes to a call: the fields of path, query and body in one object. */
export type CallInput<Declaration extends RequestDeclaration> =
  unknown extends Fields<Declaration> ? void : Fields<Declaration>;

export type CallResponse<Declaration extends Call> = v.InferOutput<Declaration['response']>;
