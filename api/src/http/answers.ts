import { Type, type Static, type TSchema } from 'typebox';

/** The one shape of every refusal and failure, known to every route by its name. */
export const errorSchema = Type.Object(
  {
    status: Type.Literal(false),
    error: Type.String(),
    code: Type.String(),
    field: Type.Optional(Type.String({ description: 'What of the request is refused.' })),
  },
  { $id: 'Error', description: 'Refused: a sentence for people and a word for machines.' },
);

/** What a route declares for its failures. */
export const ErrorAnswer = Type.Unsafe<Static<typeof errorSchema>>({
  $ref: 'Error#',
  description: 'Refused or failed.',
});

/** A route's answers: its success and the shared error shape for everything from 400. */
export function answers<Success extends TSchema>(success: Success) {
  return { 200: success, '4xx': ErrorAnswer, '5xx': ErrorAnswer };
}

/** The form of section 7 that puts the list or record inside `data` (decision 40). */
export function dataAnswer<Data extends TSchema>(data: Data) {
  return Type.Object({ status: Type.Literal(true), data });
}

/** An answer whose fields section 7 does not show. */
export const DoneAnswer = Type.Object({ status: Type.Literal(true) });
