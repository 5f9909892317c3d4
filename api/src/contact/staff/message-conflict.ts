import { Type } from 'typebox';
import { HttpError } from '../../http/http-error.ts';
import { defineDataResponse, defineResponses, errorFields } from '../../http/responses.ts';
import type { StaffMessage as LoadedMessage } from './load-message.ts';
import { StaffMessage } from './schemas.ts';

/**
 * A 409 error. The response contains the present message, the name of the colleague who changed the
 * message last, and the time of that change.
 */
class MessageConflictError extends HttpError {
  override readonly extraFields: object;

  constructor(current: LoadedMessage, by: string) {
    const colleague = by || 'A colleague';
    super(409, 'changed_meanwhile', `${colleague} has changed this message meanwhile.`);
    this.extraFields = { current, by, at: current.changedat };
  }
}

export const createMessageConflict = (current: LoadedMessage, by: string) =>
  new MessageConflictError(current, by);

const MessageConflict = Type.Object(
  {
    ...errorFields,
    current: StaffMessage,
    by: Type.String(),
    at: Type.String({ format: 'date-time' }),
  },
  { description: 'A colleague has changed the message meanwhile.' },
);

/** Response schemas of endpoints that change a message. */
export const messageChangeResponses = {
  ...defineResponses(defineDataResponse(StaffMessage)),
  409: MessageConflict,
};
