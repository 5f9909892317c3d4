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

/** Body of POST admin/guest and of POST account/forgotten-password. */
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

/** Without an `id`, the backend adds a new address. */
export const addressRequest = v.object({
  id: v.optional(userId),
  name: v.string(),
  lastname: v.string(),
  address: v.string(),
  mobile: v.string(),
  city: v.string(),
  postalcode: v.string(),
});

export type AddressRequest = v.InferInput<typeof addressRequest>;

export const detailsRequest = v.object({ name: v.string(), mobile: v.string() });

export type DetailsRequest = v.InferInput<typeof detailsRequest>;

export const passwordRequest = v.object({ password: v.string(), newPassword: v.string() });

export type PasswordRequest = v.InferInput<typeof passwordRequest>;

export const newEmailRequest = v.object({ password: v.string(), email: v.string() });

export type NewEmailRequest = v.InferInput<typeof newEmailRequest>;

export const eraseRequest = v.object({ password: v.string() });

export type EraseRequest = v.InferInput<typeof eraseRequest>;

export const newPasswordRequest = v.object({ token: v.string(), password: v.string() });

export type NewPasswordRequest = v.InferInput<typeof newPasswordRequest>;
