import { Type } from 'typebox';
import type { ApiRoutes } from '../http/api-routes.ts';
import { defineResponses, errorFields, SuccessResponse } from '../http/responses.ts';
import { NotReadyError } from './not-ready-error.ts';
import { createReadinessCheck, parts } from './readiness.ts';
import { createHealthReportRoutes } from './report/routes.ts';

const NotReadyResponse = Type.Object(
  {
    ...errorFields,
    parts: Type.Optional(
      Type.Array(Type.Enum([...parts]), {
        description: 'Parts of the backend that fail.',
      }),
    ),
  },
  { description: 'Orders cannot be served.' },
);

/**
 * /healthz always succeeds. /readyz succeeds only if orders can be placed, and otherwise names the
 * failing parts. It tells nothing else, because it is public. Another endpoint returns a full
 * report to owners.
 */
export const healthRoutes: ApiRoutes = async (app, context) => {
  const findFailingParts = createReadinessCheck(context, app.log);
  await app.register(createHealthReportRoutes(findFailingParts), context);
  const responses = defineResponses(SuccessResponse);

  app.get(
    '/healthz',
    {
      config: { public: true },
      schema: { summary: 'Whether the process runs', response: responses },
    },
    async () => ({ status: true as const }),
  );

  app.get(
    '/readyz',
    {
      config: { public: true },
      schema: {
        summary: 'Whether orders can be served',
        response: { ...responses, '5xx': NotReadyResponse },
      },
    },
    async () => {
      const failingParts = await findFailingParts();
      if (failingParts.length > 0) throw new NotReadyError(failingParts);
      return { status: true as const };
    },
  );
};
