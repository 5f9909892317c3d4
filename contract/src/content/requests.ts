import * as v from 'valibot';

/** Body of POST users/contactus (specification, section 7). `password` carries the phone number (rule 39). */
export const contactRequest = v.object({
  email: v.string(),
  password: v.string(),
  message: v.string(),
  name: v.string(),
  subject: v.string(),
  /** The captcha's solution. The specification does not have this field. */
  captcha: v.string(),
});

export type ContactRequest = v.InferInput<typeof contactRequest>;
