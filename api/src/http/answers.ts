import { Type, type Static, type TSchema } from 'typebox';

/** Body of every refusal and failure. Routes refer to it by name. */
export const errorSchema = Type.Object(
  {
    status: Type.Literal(false),
    error: Type.String(),
    code: Type.String(),
    field: Type.Optional(Type.String({ description: 'What of the request is refused.' })),
  },
  { $id: 'Error', description: 'Refused: a sentence for people and a word for machines.' },
);

/** Schema of failures for routes. */
export const ErrorAnswer = Type.Unsafe<Static<typeof errorSchema>>({
  $ref: 'Error#',
  description: 'Refused or failed.',
});

/** Returns a route's response schemas: its success, and the error body from 400 on. */
export function answers<Success extends TSchema>(success: Success) {
  return { 200: success, '4xx': ErrorAnswer, '5xx': ErrorAnswer };
}

/** Wraps a list or record in `data` (specification, section 7; rule 40). */
export function dataAnswer<Data extends TSchema>(data: Data) {
  return Type.Object({ status: Type.Literal(true), data });
}

/** A response without further fields in section 7 of the specification. */
export const DoneAnswer = Type.Object({ status: Type.Literal(true) });
