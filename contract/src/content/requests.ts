import * as v from 'valibot';

/**
 * Body of POST users/contactus. The field `password` contains the phone number (rule 39 in
 * docs/product.md).
 */
export const contactRequest = v.object({
  email: v.string(),
  password: v.string(),
  message: v.string(),
  name: v.string(),
  subject: v.string(),
  captcha: v.string(),
});

export type ContactRequest = v.InferInput<typeof contactRequest>;
