import * as v from 'valibot';

const userId = v.union([v.number(), v.string()]);

/** `username` is the email address. */
export const logInRequest = v.object({ username: v.string(), password: v.string() });

export type LogInRequest = v.InferInput<typeof logInRequest>;

export const signUpRequest = v.object({
  ...logInRequest.entries,
  name: v.string(),
  mobile: v.string(),
});

export type SignUpRequest = v.InferInput<typeof signUpRequest>;

/** Body of POST admin/guest. */
export const emailRequest = v.object({ username: v.string() });

export type EmailRequest = v.InferInput<typeof emailRequest>;

/** The shop also sends empty fields (specification, sections 5 and 7). */
export const customerRequest = v.object({
  name: v.string(),
  lastname: v.string(),
  city: v.string(),
  mobile: v.string(),
  address: v.string(),
  postalcode: v.string(),
  /** Id of the shopper, or '' without an account. */
  userid: userId,
});

export type CustomerRequest = v.InferInput<typeof customerRequest>;
