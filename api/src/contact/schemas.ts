import { Type } from 'typebox';
import { email, personName, typedText } from '../http/fields.ts';

/** Fields of the contact form. The field `password` contains the phone number. */
export const ContactBody = Type.Object({
  email,
  password: typedText('code', 'Phone', 50),
  message: typedText('text', 'Message', 10_000),
  name: personName,
  subject: typedText('line', 'Subject', 300),
  captcha: Type.Optional(
    Type.String({ maxLength: 8_000, description: 'The solution of the captcha.' }),
  ),
});
