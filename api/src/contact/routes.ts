import { checkCaptcha } from '../captcha/captcha-check.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, SuccessResponse } from '../http/responses.ts';
import { resolveSiteOrigin } from '../http/resolve-site-origin.ts';
import { limitVisitor } from '../rate-limit/limit-calls.ts';
import { storeMessage } from './messages.ts';
import { staffMessageRoutes } from './staff/routes.ts';
import { Type } from 'typebox';
import { email, personName, typedText } from '../http/fields.ts';

/** Fields of the contact form. The field `password` contains the phone number. */
const ContactBody = Type.Object({
  email,
  password: typedText('code', 'Phone', 50),
  message: typedText('text', 'Message', 10_000),
  name: personName,
  subject: typedText('line', 'Subject', 300),
  captcha: Type.Optional(
    Type.String({ maxLength: 8_000, description: 'The solution of the captcha.' }),
  ),
});

export const contactRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  await app.register(staffMessageRoutes, context);

  app.post(
    '/users/contactus',
    {
      config: { public: true },
      schema: {
        summary: 'A message to the firm',
        body: ContactBody,
        response: defineResponses(SuccessResponse),
      },
    },
    async (request) => {
      // The field `password` contains the phone number, because clients depend on this name. Each
      // field is copied by name, because further fields of a body must not reach other columns.
      const { captcha = '', password: phone, email, message, name, subject } = request.body;
      await limitVisitor(context, 'contact', request, email);
      const checkedCaptcha = await checkCaptcha(config, captcha, request.ip);
      const source = { ip: request.ip, site: resolveSiteOrigin(config, request) };
      const contactMessage = { email, phone, message, name, subject };
      await storeMessage(db, config, checkedCaptcha, contactMessage, source);
      return { status: true as const };
    },
  );
};
