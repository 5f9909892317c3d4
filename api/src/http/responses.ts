import { Type, type Static, type TSchema } from 'typebox';

/** Schema of the body of every error response. Other schemas refer to it as `Error#`. */
export const errorSchema = Type.Object(
  {
    status: Type.Literal(false),
    error: Type.String(),
    code: Type.String(),
    field: Type.Optional(Type.String({ description: 'Path of the invalid field.' })),
  },
  { $id: 'Error', description: 'An error: a sentence for people and a code for programs.' },
);

/** Reference to the error schema, for the responses of routes. */
export const ErrorResponse = Type.Unsafe<Static<typeof errorSchema>>({
  $ref: 'Error#',
  description: 'Refused or failed.',
});

/** Returns the response schemas of a route: `success` for 200, and the error body from 400 on. */
export function defineResponses<Success extends TSchema>(success: Success) {
  return { 200: success, '4xx': ErrorResponse, '5xx': ErrorResponse };
}

/** Returns the schema of a successful response with a list or record in `data`. */
export function defineDataResponse<Data extends TSchema>(data: Data) {
  return Type.Object({ status: Type.Literal(true), data });
}

/** Schema of a successful response without data. */
export const SuccessResponse = Type.Object({ status: Type.Literal(true) });
