import { Type, type Static, type TSchema } from 'typebox';

/** Fields of every error. */
export const errorFields = {
  status: Type.Literal(false),
  error: Type.String(),
  code: Type.String(),
  requestId: Type.Optional(
    Type.String({ description: 'Names the request in the log, as the header X-Request-Id does.' }),
  ),
};

/** Schema of every error. Other schemas refer to this schema as `Error#`. */
export const errorSchema = Type.Object(
  {
    ...errorFields,
    field: Type.Optional(Type.String({ description: 'Path of the invalid field.' })),
  },
  { $id: 'Error', description: 'An error: a sentence for people and a code for programs.' },
);

export const ErrorResponse = Type.Unsafe<Static<typeof errorSchema>>({
  $ref: 'Error#',
  description: 'Refused or failed.',
});

/** Returns the response schemas of a route. Responses from status 400 on have the error schema. */
export function defineResponses<Success extends object>(success: Success) {
  return { 200: success, '4xx': ErrorResponse, '5xx': ErrorResponse };
}

export function defineDataResponse<Data extends TSchema>(data: Data) {
  return Type.Object({ status: Type.Literal(true), data });
}

export const SuccessResponse = Type.Object({ status: Type.Literal(true) });
