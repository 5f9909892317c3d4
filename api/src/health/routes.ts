import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, SuccessResponse } from '../http/responses.ts';
import { unavailable } from '../http/http-error.ts';
import { createReadinessCheck } from './readiness.ts';

/** /healthz always succeeds. /readyz succeeds only if orders can be placed. */
export const healthRoutes: ApiRoutes = async (app, context) => {
  const isReady = createReadinessCheck(context, app.log);
  const buildRouteOptions = (summary: string) => ({
    config: { public: true },
    schema: { summary, response: defineResponses(SuccessResponse) },
  });

  app.get('/healthz', buildRouteOptions('Whether the process runs'), async () => ({
    status: true as const,
  }));

  app.get('/readyz', buildRouteOptions('Whether orders can be served'), async () => {
    if (await isReady()) return { status: true as const };
    throw unavailable('The shop cannot take orders at the moment.', 'not_ready');
  });
};
