import { createMessageId } from '../mail/queue/message-id.ts';

interface StoredRow {
  id: number;
  createdAt: Date;
}

/** Returns the message id of the mail that acknowledges a visitor's message. */
export const getMessageId = ({ id, createdAt }: StoredRow): string =>
  createMessageId('message', { id, createdMs: createdAt.getTime() });

/** Returns the message id of the mail with a reply of staff. */
export const getReplyId = ({ id, createdAt }: StoredRow): string =>
  createMessageId('reply', { id, createdMs: createdAt.getTime() });
