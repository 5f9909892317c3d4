/** Fields of every error. */
export const errorFields = {
  status: { type: 'boolean', const: false },
  error: { type: 'string' },
  code: { type: 'string' },
  requestId: {
    type: 'string',
    description: 'Names the request in the log, as the header X-Request-Id does.',
  },
};

/** Schema of every error. Other schemas refer to this schema as `Error#`. */
export const errorSchema = {
  $id: 'Error',
  type: 'object',
  description: 'An error: a sentence for people and a code for programs.',
  required: ['status', 'error', 'code'],
  properties: {
    ...errorFields,
    field: { type: 'string', description: 'Path of the invalid field.' },
  },
};

export const errorResponse = { $ref: 'Error#', description: 'Refused or failed.' };

/** Returns the response schemas of a route. Responses from status 400 on have the error schema. */
export function defineResponses(success: object) {
  return { 200: success, '4xx': errorResponse, '5xx': errorResponse };
}
