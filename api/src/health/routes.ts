import type { ApiRoutes } from '../http/api-routes.ts';
import { answers, DoneAnswer } from '../http/answers.ts';
import { unavailable } from '../http/http-error.ts';
import { watchReadiness } from './readiness.ts';

/**
 * Serves GET healthz, which always succeeds, and GET readyz, which succeeds only if orders can be
 * placed.
 */
export const healthRoutes: ApiRoutes = async (app, context) => {
  const isReady = watchReadiness(context);
  const options = (summary: string) => ({
    config: { public: true },
    schema: { summary, response: answers(DoneAnswer) },
  });

  app.get('/healthz', options('Whether the process runs'), async () => ({
    status: true as const,
  }));

  app.get('/readyz', options('Whether orders can be served'), async (request) => {
    if (await isReady(request.log)) return { status: true as const };
    throw unavailable('The shop cannot take orders at the moment.', 'not_ready');
  });
};
