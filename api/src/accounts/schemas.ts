import { Type } from 'typebox';
import { MAX_ID } from 'contract/calls/wire';
import { addressFields, email, Id, mobile, password, personName, text } from '../http/fields.ts';

const token = text(200);

export const ForgottenPasswordBody = Type.Object({ username: email });

export const NewPasswordBody = Type.Object({ token, password });

export const ChangeDetailsBody = Type.Object({ name: personName, mobile });

export const ChangePasswordBody = Type.Object({
  password: Type.String({
    title: 'Password',
    maxLength: 1024,
    description: 'The current password.',
  }),
  newPassword: password,
});

export const ChangeEmailBody = Type.Object({
  password: Type.String({
    title: 'Password',
    maxLength: 1024,
    description: 'The current password.',
  }),
  email,
});

export const ConfirmEmailBody = Type.Object({ token });

export const SavedAddress = Type.Object({ id: Id, ...addressFields });

export const SaveAddressBody = Type.Object({
  id: Type.Optional(
    Type.Integer({
      minimum: 1,
      maximum: MAX_ID,
      description: 'Id of the address to change. Without it, a new one is added.',
    }),
  ),
  ...addressFields,
});

export const SaveAddressResponse = Type.Object({ status: Type.Literal(true), id: Id });

export const RemoveAddressBody = Type.Object({ id: Id });

export const EraseAccountBody = Type.Object({
  password: Type.String({
    title: 'Password',
    maxLength: 1024,
    description: 'The current password.',
  }),
});

/** A database row with any columns, so that new columns need no change here. */
export const DatabaseRow = Type.Record(Type.String(), Type.Unknown());

export const AccountExport = Type.Object({
  exported: Type.String({ format: 'date-time' }),
  about: Type.String(),
  account: DatabaseRow,
  addresses: Type.Array(DatabaseRow),
  details: Type.Array(DatabaseRow),
  orders: Type.Array(DatabaseRow),
  basket: Type.Object({ lines: Type.Array(DatabaseRow), packages: Type.Array(DatabaseRow) }),
});
