import { contactUs } from 'contract/content/content-calls';
import { checkCaptcha } from '../captcha/captcha-check.ts';
import type { ApiRoutes } from '../http/api-routes.ts';
import { resolveSiteOrigin } from '../http/resolve-site-origin.ts';
import { serveCall } from '../http/serve-call.ts';
import { limitVisitor } from '../rate-limit/limit-calls.ts';
import { storeMessage } from './messages.ts';
import { staffMessageRoutes } from './staff/routes.ts';

export const contactRoutes: ApiRoutes = async (app, context) => {
  const { config, db } = context;
  await app.register(staffMessageRoutes, context);

  serveCall(app, contactUs, async (request) => {
    // The field `password` contains the phone number, because clients depend on this name. Each
    // field is copied by name, because further fields of a body must not reach other columns.
    const { captcha = '', password: phone, email, message, name, subject } = request.body;
    await limitVisitor(context, 'contact', request, email);
    const checkedCaptcha = await checkCaptcha(config, captcha, request.ip);
    const source = { ip: request.ip, site: resolveSiteOrigin(config, request) };
    const contactMessage = { email, phone, message, name, subject };
    await storeMessage(db, config, checkedCaptcha, contactMessage, source);
    return {};
  });
};
