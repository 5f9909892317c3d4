import * as v from 'valibot';

const userId = v.union([v.number(), v.string()]);

/** Body of POST admin/userlogin. `username` is the email address. */
export const logInRequest = v.object({ username: v.string(), password: v.string() });

export type LogInRequest = v.InferInput<typeof logInRequest>;

/** Body of POST admin/usersignup. */
export const signUpRequest = v.object({
  ...logInRequest.entries,
  name: v.string(),
  mobile: v.string(),
});

export type SignUpRequest = v.InferInput<typeof signUpRequest>;

/** Body of POST admin/guest and account/forgotten-password. */
export const emailRequest = v.object({ username: v.string() });

export type EmailRequest = v.InferInput<typeof emailRequest>;

/** Body of POST users/addcustomers. Empty fields are sent too (specification, sections 5 and 7). */
export const customerRequest = v.object({
  name: v.string(),
  lastname: v.string(),
  city: v.string(),
  mobile: v.string(),
  address: v.string(),
  postalcode: v.string(),
  /** '' if the shopper has no id. */
  userid: userId,
});

export type CustomerRequest = v.InferInput<typeof customerRequest>;

/** Body of POST account/addresses. Without an id, the address is new. */
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

/** Body of POST account/details. */
export const detailsRequest = v.object({ name: v.string(), mobile: v.string() });

export type DetailsRequest = v.InferInput<typeof detailsRequest>;

/** Body of POST account/password. */
export const passwordRequest = v.object({ password: v.string(), newPassword: v.string() });

export type PasswordRequest = v.InferInput<typeof passwordRequest>;

/** Body of POST account/email. */
export const newEmailRequest = v.object({ password: v.string(), email: v.string() });

export type NewEmailRequest = v.InferInput<typeof newEmailRequest>;

/** Body of POST account/erase. */
export const eraseRequest = v.object({ password: v.string() });

export type EraseRequest = v.InferInput<typeof eraseRequest>;

/** Body of POST account/new-password. */
export const newPasswordRequest = v.object({ token: v.string(), password: v.string() });

export type NewPasswordRequest = v.InferInput<typeof newPasswordRequest>;
