import { Type } from 'typebox';
import {
  addressParts,
  email,
  Id,
  MAX_ID,
  mobile,
  password,
  personName,
  text,
} from '../http/fields.ts';

/** Token of a mailed link. */
const token = text(200);

export const ForgottenPasswordBody = Type.Object({ username: email });

export const NewPasswordBody = Type.Object({ token, password });

export const DetailsBody = Type.Object({ name: personName, mobile });

export const ChangePasswordBody = Type.Object({
  password: Type.String({ title: 'Password', maxLength: 1024, description: 'The present one.' }),
  newPassword: password,
});

export const ChangeEmailBody = Type.Object({
  password: Type.String({ title: 'Password', maxLength: 1024, description: 'The present one.' }),
  email,
});

export const ConfirmEmailBody = Type.Object({ token });

export const KeptAddress = Type.Object({ id: Id, ...addressParts });

export const KeepAddressBody = Type.Object({
  id: Type.Optional(Type.Integer({ minimum: 1, maximum: MAX_ID, description: 'Id to change.' })),
  ...addressParts,
});

export const KeepAddressAnswer = Type.Object({ status: Type.Literal(true), id: Id });

export const RemoveAddressBody = Type.Object({ id: Id });

export const EraseBody = Type.Object({
  password: Type.String({ title: 'Password', maxLength: 1024, description: 'The present one.' }),
});

/** A database row with any columns, so that new columns need no change here. */
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
