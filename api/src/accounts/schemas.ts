import { Type } from 'typebox';
import { Id, MAX_ID, text } from '../http/fields.ts';

/** The token of a mailed link. */
const token = text(200);
const password = text(1024);

export const ForgottenPasswordBody = Type.Object({
  username: Type.String({ maxLength: 254, description: 'The e-mail.' }),
});

export const NewPasswordBody = Type.Object({ token, password });

export const DetailsBody = Type.Object({ name: text(200), mobile: text(50) });

export const ChangePasswordBody = Type.Object({
  password: Type.String({ maxLength: 1024, description: 'The present one.' }),
  newPassword: password,
});

export const ChangeEmailBody = Type.Object({
  password: Type.String({ maxLength: 1024, description: 'The present one.' }),
  email: text(254),
});

export const ConfirmEmailBody = Type.Object({ token });

/** An address as it is kept; its parts may be empty, as those of shipping details (decision 30). */
const addressParts = {
  name: text(200),
  lastname: text(200),
  address: text(1000),
  mobile: text(50),
  city: text(200),
  postalcode: text(50),
};

export const KeptAddress = Type.Object({ id: Id, ...addressParts });

export const KeepAddressBody = Type.Object({
  id: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID, description: 'One to change.' })),
  ...addressParts,
});

export const KeepAddressAnswer = Type.Object({ status: Type.Literal(true), id: Id });

export const RemoveAddressBody = Type.Object({ id: Id });

export const EraseBody = Type.Object({
  password: Type.String({ maxLength: 1024, description: 'The present one.' }),
});

/** A row as it is kept, by its columns: what tables gain is in the export at once. */
const Row = Type.Record(Type.String(), Type.Unknown());

export const AccountExport = Type.Object({
  exported: Type.String({ format: 'date-time' }),
  about: Type.String(),
  account: Row,
  addresses: Type.Array(Row),
  details: Type.Array(Row),
  orders: Type.Array(Row),
  basket: Type.Object({ lines: Type.Array(Row), packages: Type.Array(Row) }),
});
