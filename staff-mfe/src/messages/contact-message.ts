import { id, text } from 'shared/data';
import * as v from 'shared/schema';

/** A message from the contact form. */
export const contactMessageSchema = v.object({
  id,
  name: text,
  subject: text,
  email: text,
  phone: text,
  message: text,
  createdAt: text,
});

export type ContactMessage = v.InferOutput<typeof contactMessageSchema>;
