import type { ApiRoutes } from '../http/api-routes.ts';
import { quoteAnswerRoutes } from './answer/routes.ts';
import { quotePageRoutes } from './page/routes.ts';
import { quotePhotoRoutes } from './photo-routes.ts';
import { quoteRequestRoutes } from './request/routes.ts';
import { staffQuoteRoutes } from './staff/routes.ts';

/** All routes of quotes. Search engines do not list their responses. */
export const quoteRoutes: ApiRoutes = async (app, context) => {
  app.addHook('onRequest', async (_request, reply) => {
    void reply.header('x-robots-tag', 'noindex');
  });
  await app.register(quoteRequestRoutes, context);
  await app.register(quotePageRoutes, context);
  await app.register(quoteAnswerRoutes, context);
  await app.register(quotePhotoRoutes, context);
  await app.register(staffQuoteRoutes, context);
};
