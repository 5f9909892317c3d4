import { Type } from 'typebox';
import { text, typedText } from '../../http/fields.ts';

export const code = typedText('code', 'Code', 50);

export const SecurityResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Object({
    email: Type.String(),
    secondfactor: Type.Boolean(),
    required: Type.Boolean({ description: 'True if the role needs a second factor.' }),
    recoverycodes: Type.Integer({ description: 'Unused recovery codes.' }),
  }),
});

export const BeginBody = Type.Object({
  password: Type.String({
    title: 'Password',
    maxLength: 1024,
    description: 'The current password.',
  }),
});

export const BeginResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Object({
    secret: Type.String({ description: 'Base32 text for an authenticator app.' }),
    uri: Type.String({ description: 'The secret as an address for a QR code.' }),
    setup: Type.String({ description: 'The sealed secret, for the next call.' }),
  }),
});

export const TurnOnBody = Type.Object({ setup: text(1000), code });

export const CodeBody = Type.Object({ code });

export const RecoveryCodesResponse = Type.Object({
  status: Type.Literal(true),
  data: Type.Object({ recoverycodes: Type.Array(Type.String()) }),
});
