import type { ApiRoutes } from '../http/api-routes.ts';
import { answers, DoneAnswer } from '../http/answers.ts';
import { HttpError } from '../http/http-error.ts';
import { isReady } from './is-ready.ts';

/** GET healthz answers while the process lives; GET readyz only when it can serve orders. */
export const healthRoutes: ApiRoutes = async (app, { db }) => {
  const options = (summary: string) => ({
    config: { public: true },
    schema: { summary, response: answers(DoneAnswer) },
  });

  app.get('/healthz', options('Whether the process lives'), async () => ({
    status: true as const,
  }));

  app.get('/readyz', options('Whether orders can be served'), async (request) => {
    if (await isReady(db, request.log)) return { status: true as const };
    throw new HttpError(503, 'not_ready', 'The shop cannot take orders at the moment.', 5);
  });
};
