import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, SuccessResponse } from '../http/responses.ts';
import { unavailable } from '../http/http-error.ts';
import { createReadinessCheck } from './readiness.ts';
import { createHealthReportRoutes } from './report/routes.ts';

/**
 * /healthz always succeeds. /readyz succeeds only if orders can be placed. Another endpoint returns
 * a full report to owners.
 */
export const healthRoutes: ApiRoutes = async (app, context) => {
  const findFailingParts = createReadinessCheck(context, app.log);
  await app.register(createHealthReportRoutes(findFailingParts), context);
  const buildRouteOptions = (summary: string) => ({
    config: { public: true },
    schema: { summary, response: defineResponses(SuccessResponse) },
  });

  app.get('/healthz', buildRouteOptions('Whether the process runs'), async () => ({
    status: true as const,
  }));

  app.get('/readyz', buildRouteOptions('Whether orders can be served'), async () => {
    if ((await findFailingParts()).length === 0) return { status: true as const };
    throw unavailable('The shop cannot take orders at the moment.', 'not_ready');
  });
};
