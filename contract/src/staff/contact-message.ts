import * as v from 'valibot';
import { id, text } from '../values/readers.ts';

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
