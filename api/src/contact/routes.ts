import { requireRole } from '../auth/guards.ts';
import { checkCaptcha } from '../captcha/captcha-check.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { answers, DoneAnswer } from '../http/answers.ts';
import { PageQuery } from '../http/fields.ts';
import { siteOrigin } from '../http/site-origin.ts';
import { limitVisitor } from '../rate-limit/limit-calls.ts';
import { listMessages, takeMessage } from './messages.ts';
import { ContactBody, MessagesAnswer } from './schemas.ts';

/** Routes for visitors to write to the firm, and for staff to read the messages. */
export const contactRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;

  app.post(
    '/users/contactus',
    {
      config: { public: true },
      schema: {
        summary: 'A message to the firm',
        body: ContactBody,
        response: answers(DoneAnswer),
      },
    },
    async (request) => {
      const { captcha = '', password: phone, ...message } = request.body;
      await limitVisitor(context, 'contact', request, message.email);
      const checked = await checkCaptcha(config, captcha, request.ip);
      const origin = { ip: request.ip, site: siteOrigin(config, request) };
      await takeMessage(db, config, checked, { ...message, phone }, origin);
      return { status: true as const };
    },
  );

  app.get(
    '/staff/messages',
    {
      preHandler: requireRole('staff'),
      schema: {
        summary: 'The messages of visitors, the newest first',
        querystring: PageQuery,
        response: answers(MessagesAnswer),
      },
    },
    (request) => listMessages(db, request.query),
  );
};
